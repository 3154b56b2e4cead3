import { describe, expect, it } from 'vitest';
import { createDenials } from '../rules/denials';
import { createControlHandler } from './controlHandler';
import { createFaults } from './faults';

function aPanel() {
  const faults = createFaults();
  const denials = createDenials();
  let usage = { reads: 7, writes: 2, deletes: 1 };
  const meter = {
    total: () => usage,
    reset: () => {
      usage = { reads: 0, writes: 0, deletes: 0 };
    },
  };
  const handler = createControlHandler({ faults, meter, denials });
  async function send(method: string, path: string, body?: unknown, headers: HeadersInit = {}) {
    const url = new URL(path, 'http://localhost');
    const init =
      body === undefined
        ? { method }
        : { method, headers, body: body instanceof URLSearchParams ? body : JSON.stringify(body) };
    const response = await handler(new Request(url, init), url);
    return (
      response && {
        status: response.status,
        text: await response.text(),
        to: response.headers.get('location'),
      }
    );
  }
  return { faults, denials, send };
}

const RULE = { match: { path: ':commit' }, fault: { kind: 'dropRequest' }, times: 2 } as const;

describe('the control handler', () => {
  it('injects, lists and clears faults in JSON', async () => {
    const { send } = aPanel();
    expect(await send('POST', '/__local/faults', RULE)).toMatchObject({
      status: 201,
      text: '{"id":"fault-1"}\n',
    });
    const listed = await send('GET', '/__local/faults');
    expect(JSON.parse(listed?.text ?? '')).toEqual([{ id: 'fault-1', ...RULE }]);
    expect(await send('DELETE', '/__local/faults/fault-1')).toMatchObject({ status: 200 });
    expect(await send('DELETE', '/__local/faults/fault-1')).toMatchObject({ status: 404 });
    expect(await send('GET', '/__local/faults')).toMatchObject({ text: '[]\n' });
  });

  it('takes the JSON of `curl -d`, which calls it a form', async () => {
    const { send, faults } = aPanel();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await send('POST', '/__local/faults', RULE, form)).toMatchObject({ status: 201 });
    expect(faults.list()).toEqual([{ id: 'fault-1', ...RULE }]);
  });

  it('clears all faults at once', async () => {
    const { send, faults } = aPanel();
    await send('POST', '/__local/faults', RULE);
    await send('POST', '/__local/faults', RULE);
    expect(await send('DELETE', '/__local/faults')).toMatchObject({ status: 200 });
    expect(faults.list()).toEqual([]);
  });

  it('says what is wrong with a rule it cannot use', async () => {
    const { send } = aPanel();
    const answer = await send('POST', '/__local/faults', { ...RULE, fault: { kind: 'explode' } });
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('explode') });
  });

  it('says when the body is not JSON', async () => {
    const url = new URL('http://localhost/__local/faults');
    const handler = createControlHandler({
      faults: createFaults(),
      meter: { total: () => ({ reads: 0, writes: 0, deletes: 0 }), reset: () => {} },
      denials: createDenials(),
    });
    const response = await handler(new Request(url, { method: 'POST', body: '{' }), url);
    expect(await response?.text()).toContain('Invalid JSON payload received.');
  });

  it('shows what the rules refused, and why, with nothing in it taken for markup', async () => {
    const { denials, send } = aPanel();
    expect((await send('GET', '/__local/'))?.text).toContain('Nothing, so far.');
    denials.add({
      at: '2026-01-15T09:00:00Z',
      uid: null,
      method: 'get',
      path: 'orders/<b>',
      reason: 'the allow at 9:7',
    });
    const panel = await send('GET', '/__local/');
    expect(panel?.text).toContain('get orders/&#60;b&#62;');
    expect(panel?.text).toContain('by nobody');
    expect(panel?.text).toContain('the allow at 9:7');
    expect((await send('GET', '/__local/denials'))?.text).toContain('the allow at 9:7');
  });

  it('shows and resets the billing meter', async () => {
    const { send } = aPanel();
    expect(await send('GET', '/__local/meter')).toMatchObject({
      text: '{"reads":7,"writes":2,"deletes":1}\n',
    });
    expect(await send('DELETE', '/__local/meter')).toMatchObject({
      text: '{"reads":0,"writes":0,"deletes":0}\n',
    });
  });

  it.each([
    ['kind=delay&amount=250&times=3', { kind: 'delay', delayMs: 250 }, 3],
    ['kind=status&amount=503&times=', { kind: 'status', status: 503 }, undefined],
    ['kind=htmlStatus&amount=502&times=', { kind: 'htmlStatus', status: 502 }, undefined],
    ['kind=hang&amount=&times=1', { kind: 'hang' }, 1],
  ])('injects what the form %s says and returns to the panel', async (fields, fault, times) => {
    const { send, faults } = aPanel();
    const answer = await send(
      'POST',
      '/__local/faults',
      new URLSearchParams(`path=:commit&method=&${fields}`),
    );
    expect(answer).toMatchObject({ status: 303, to: '/__local/' });
    expect(faults.list()).toEqual([
      { id: 'fault-1', match: { path: ':commit' }, fault, ...(times && { times }) },
    ]);
  });

  it('refuses a form whose amount is missing', async () => {
    const { send } = aPanel();
    const answer = await send('POST', '/__local/faults', new URLSearchParams('path=/&kind=delay&amount='));
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('Amount must be a delay') });
  });

  it('clears one fault, then all, by form', async () => {
    const { send, faults } = aPanel();
    for (let n = 0; n < 3; n += 1) faults.inject(RULE);
    await send('POST', '/__local/faults/clear', new URLSearchParams('id=fault-2'));
    expect(faults.list().map(({ id }) => id)).toEqual(['fault-1', 'fault-3']);
    await send('POST', '/__local/faults/clear', new URLSearchParams());
    expect(faults.list()).toEqual([]);
  });

  it('resets the meter by form', async () => {
    const { send } = aPanel();
    expect(await send('POST', '/__local/meter/reset', new URLSearchParams())).toMatchObject({ status: 303 });
    expect(await send('GET', '/__local/meter')).toMatchObject({ text: expect.stringContaining('"reads":0') });
  });

  it('shows a panel with the mailbox, the meter and the faults, with their texts escaped', async () => {
    const { send, faults } = aPanel();
    faults.inject({
      match: { method: 'GET', path: '"><script>' },
      fault: { kind: 'status', status: 418 },
      times: 4,
    });
    faults.inject({ match: { path: { regex: 'a|b' } }, fault: { kind: 'delay', delayMs: 90 } });
    const page = (await send('GET', '/__local/'))?.text ?? '';
    expect(page).toContain('<a href="/__local/mailbox">');
    expect(page).toContain('<dt>Reads</dt><dd>7</dd>');
    expect(page).toContain('<td>GET &#34;&#62;&#60;script&#62;</td><td>status 418</td><td>4</td>');
    expect(page).toContain('<td>any /a|b/</td><td>delay 90 ms</td><td>until cleared</td>');
    expect(page).not.toContain('<script');
  });

  it('has the page that a redirect leads to', async () => {
    const { send } = aPanel();
    expect(await send('GET', '/__local/portal')).toMatchObject({
      status: 200,
      text: expect.stringContaining('accept our terms'),
    });
  });

  it('leaves the mailbox and other pages to their handlers', async () => {
    const { send } = aPanel();
    expect(await send('GET', '/__local/mailbox')).toBeNull();
    expect(await send('GET', '/v1/projects/demo')).toBeNull();
    expect(await send('GET', '/__local')).toMatchObject({ status: 303, to: '/__local/' });
  });
});
