import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stylesOf } from '../../scripts/entrySizes.mjs';
import { markdownTable } from '../../scripts/markdownTable';
import { median, medians } from '../bench/figures/median';
import {
  finishedBy,
  freshRead,
  isScript,
  type LoggedRequest,
  needsPreflight,
  wireBytes,
} from '../bench/figures/requests';
import { addSizes, sizeOf } from '../bench/figures/sizes';
import {
  compareAll,
  compareWithFloor,
  formatFigure,
  isMet,
  isNearFloor,
  type Row,
} from '../bench/figures/table';
import { readOptions } from '../bench/options';
import { type Report, writtenInto } from '../bench/report';
import { openLine } from '../bench/serve/line';
import { listen } from '../bench/serve/listen';

const aRequest = (parts: Partial<LoggedRequest> = {}): LoggedRequest => ({
  url: 'http://127.0.0.1/assets/app-12345678.js',
  type: 'Script',
  method: 'GET',
  headers: {},
  body: '',
  startedMs: 0,
  finishedMs: 100,
  bytes: 1000,
  local: false,
  reads: 0,
  ...parts,
});

describe('a median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
    [[], null],
    [[1, null, 2], 2],
    [[1, null, null], null],
    [[1, null], null],
  ])('of %j is %j', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('is taken of each figure for itself', () => {
    expect(medians([{ a: 1, b: 10 }, { a: 3 }, { a: 2, b: 30 }])).toEqual({ a: 2, b: 30 });
  });
});

describe('bytes', () => {
  it('are those of the network alone', () => {
    expect(wireBytes([aRequest(), aRequest({ local: true }), aRequest({ bytes: 500 })])).toBe(1500);
  });

  it('count by a time only where the answer was there by then', () => {
    const requests = [aRequest(), aRequest({ finishedMs: 101 }), aRequest({ finishedMs: null })];
    expect(finishedBy(requests, 100)).toEqual([requests[0]]);
    expect(finishedBy(requests, null)).toEqual([]);
  });

  it.each([
    [{}, true],
    [{ type: 'Other' }, true],
    [{ type: 'Stylesheet', url: 'http://127.0.0.1/a.css' }, false],
    [{ type: 'Fetch', url: 'http://127.0.0.1/inventory.json' }, false],
  ])('are script’s where %j', (parts, expected) => {
    expect(isScript(aRequest(parts))).toBe(expected);
  });

  it('of several files are added up, each as it is and as it is sent', () => {
    const one = sizeOf(new TextEncoder().encode('water '.repeat(200)));
    expect(one.raw).toBe(1200);
    expect(one.brotli).toBeLessThan(one.gzip);
    expect(addSizes([one, one])).toEqual({ raw: 2400, gzip: one.gzip * 2, brotli: one.brotli * 2 });
  });
});

describe('a round trip to ask for permission', () => {
  it.each([
    [{ method: 'GET', headers: {} }, false],
    [{ method: 'GET', headers: { 'User-Agent': 'x', 'sec-ch-ua': 'y', Referer: 'z' } }, false],
    [{ method: 'GET', headers: { Authorization: 'Bearer x' } }, true],
    [{ method: 'POST', headers: { 'Content-Type': 'text/plain' } }, false],
    [{ method: 'POST', headers: { 'Content-Type': 'application/json' } }, true],
    [{ method: 'GET', headers: { 'x-goog-api-client': 'gl-js/' } }, true],
    [{ method: 'PATCH', headers: {} }, true],
  ])('is needed for %j: %j', (request, expected) => {
    expect(needsPreflight(request)).toBe(expected);
  });

  const documents = 'http://127.0.0.1/v1/projects/p/databases/(default)/documents';
  it.each([
    [
      'the SDK’s query',
      { url: `${documents}:runQuery`, method: 'POST', body: '{"collectionId":"inventory"}' },
    ],
    ['a plain read', { url: `${documents}/inventory?key=k` }],
  ])('is looked for at the first read of the products: %s', (_how, parts) => {
    const other = aRequest({ url: `${documents}:runQuery`, body: '{"collectionId":"orders"}' });
    const read = aRequest(parts);
    expect(freshRead([aRequest(), other, read])).toBe(read);
  });
});

describe('the table', () => {
  const atMost: Row = { measure: 'list', figure: 'listMs', unit: 'ms', goal: 750 };
  const atLeast: Row = { measure: 'score', figure: 'score', unit: 'count', goal: 100, atLeast: true };
  const timesFloor: Row = { measure: 'app', figure: 'appMs', unit: 'ms', timesFloor: 1.25 };
  const told: Row = { measure: 'gzip', figure: 'bytes', unit: 'kB' };

  it.each([
    [atMost, 750, true],
    [atMost, 751, false],
    [atMost, null, false],
    [atMost, undefined, null],
    [atLeast, 100, true],
    [atLeast, 99, false],
    [told, 5, null],
  ])('says of %j with %j whether it is met: %j', (row, value, met) => {
    expect(isMet(row, value)).toBe(met);
  });

  it.each([
    [timesFloor, 1250, 1000, true],
    [timesFloor, 1251, 1000, false],
    [timesFloor, null, 1000, false],
    [timesFloor, 1251, undefined, null],
    [atMost, 1251, 1000, null],
  ])('says of %j with %j beside a floor of %j whether that is near enough: %j', (row, value, floor, met) => {
    expect(isNearFloor(row, value, floor)).toBe(met);
  });

  it.each([
    [1234, 'ms', '1.23 s'],
    [29.6, 'shortMs', '30 ms'],
    [114_900, 'kB', '114.9 kB'],
    [0, 'bytes', '0 B'],
    [22_000_000, 'MB', '22.0 MB'],
    [1, 'yes', 'yes'],
    [0, 'yes', 'no'],
    [null, 'ms', '–'],
    [undefined, 'ms', '–'],
  ] as const)('writes %j in %s as %s', (value, unit, text) => {
    expect(formatFigure(value, unit)).toBe(text);
  });

  it('sets the product beside its goal and its floor', () => {
    const rows = [{ ...atMost, timesFloor: 4 }, atLeast, timesFloor, told];
    const product = { listMs: 1500, score: 100, appMs: 500 };
    expect(compareWithFloor(rows, product, { listMs: 500, appMs: 500, bytes: 2000 }).split('\n')).toEqual([
      '| measure | goal           | product | floor  | ratio | met?        |',
      '| ------- | -------------- | ------- | ------ | ----- | ----------- |',
      '| list    | ≤ 0.75 s, ≤ 4× | 1.50 s  | 0.50 s | 3.00× | **no**, yes |',
      '| score   | ≥ 100          | 100     | –      |       | yes         |',
      '| app     | ≤ 1.25×        | 0.50 s  | 0.50 s | 1.00× | yes         |',
      '| gzip    |                | –       | 2.0 kB |       |             |',
    ]);
  });

  it('leaves out of everybody’s table what no two were measured for', () => {
    const product = { listMs: 900, [told.figure]: 7 };
    expect(compareAll([atMost, told], { product, peer: { listMs: null } }).split('\n')).toEqual([
      '| measure | product | peer |',
      '| ------- | ------- | ---- |',
      '| list    | 0.90 s  | –    |',
    ]);
  });

  it('keeps columns of at least three, so that it is one', () => {
    expect(markdownTable(['a'], [])).toBe('| a   |\n| --- |');
  });
});

describe('the options', () => {
  it('measure five times beside two grids unless told otherwise', () => {
    expect(readOptions([])).toMatchObject({
      runs: 5,
      orders: 10_000,
      grids: ['vanilla', 'tanStack'],
      peers: [],
    });
  });

  it('take peers, each with what a product is there', () => {
    const args = ['--peer', 'shop=http://127.0.0.1:5000/list?a=b', '--selector', '.card', '--grids', 'all'];
    expect(readOptions(args)).toMatchObject({
      grids: ['vanilla', 'tanStack', 'agGrid', 'muiX'],
      peers: [{ label: 'shop', url: 'http://127.0.0.1:5000/list?a=b', selector: '.card' }],
    });
  });

  it.each([
    [['--runs', '0'], /--runs/],
    [['--runs', 'many'], /--runs/],
    [['--orders', '-1'], /--orders/],
    [['--only', 'half'], /--only/],
    [['--grids', 'most'], /--grids/],
    [['--peer', 'shop=http://127.0.0.1/'], /--selector/],
    [['--peer', 'shop', '--selector', 'a'], /LABEL=URL/],
    [['--peer', 'shop=https://127.0.0.1/', '--selector', 'a'], /no TLS/],
  ])('refuse %j by name', (args, reason) => {
    expect(() => readOptions(args)).toThrow(reason);
  });
});

describe('a slow line', () => {
  /** As fast as a timer allows: what is looked at is what comes, not when. */
  const QUICK = { latencyMs: 1, kbitPerSecond: 1e9 };
  /** More packets than one, and no whole number of them. */
  const body = (letter: string) => letter.repeat(50_001);

  it('carries what is asked and answered, of several connections at once', async () => {
    const server = await listen((request, response) => response.end(body(request.url?.slice(1) ?? '')));
    const line = await openLine(server.origin, QUICK);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map(async path => (await fetch(`${line.origin}/${path}`)).text()),
    );
    expect(answers).toEqual(['a', 'b', 'c'].map(body));
    await line.close();
    await server.close();
  });

  /** One packet of some 200 bytes is then on its way for 40 ms: the server has closed by then. */
  const SLOW = { latencyMs: 1, kbitPerSecond: 40 };

  it.each([
    [50_001, QUICK],
    [50_001, null],
    [10, SLOW],
  ])('closes a connection after its last byte, as the server does (%j, %j)', async (length, speed) => {
    const text = 'a'.repeat(length);
    const server = await listen((_request, response) => {
      // Without a length the end is the only sign that all has come.
      response.writeHead(200, { connection: 'close' }).write(text);
      response.end('b');
    });
    const line = await openLine(server.origin, QUICK);
    line.setSpeed(speed);
    expect(await (await fetch(line.origin)).text()).toBe(`${text}b`);
    await line.close();
    await server.close();
  });
});

describe('the styles of a first view', () => {
  it('are those a page waits for', () => {
    const html =
      '<link rel="icon" href="/icon.svg"><link rel="stylesheet" crossorigin href="/assets/a.css">' +
      '<link rel="stylesheet" href="/assets/late.css" media="print" onload="this.media=\'all\'">' +
      '<noscript><link rel="stylesheet" href="/assets/all.css"></noscript>';
    expect(stylesOf(html)).toEqual(['assets/a.css']);
  });
});

describe('the place in docs/benchmarks.md', () => {
  const report: Report = {
    environment: {
      date: '2026-01-15T09:00:00.000Z',
      commit: 'abc1234',
      processor: '2 × a processor',
      memoryGb: 8,
      system: 'linux 6',
      node: 'v20',
      chromium: 'Chromium 156 built on Debian',
      load: [0.1, 0.2, 0.3],
      loadAtTheEnd: [1, 2, 3],
    },
    options: readOptions([]),
    storefront: { product: { median: { coldListMs: 700 }, runs: [] } },
    office: null,
    firstSync: null,
    large: null,
  };
  const page = readFileSync('docs/benchmarks.md', 'utf8');

  it('takes the tables of a run, and those of the next instead', () => {
    const once = writtenInto(page, report);
    expect(once).toContain('| product list visible, cold ');
    expect(once).toContain('2026-01-15 09:00 UTC, commit abc1234; 2 × a processor');
    expect(writtenInto(once, report)).toBe(once);
  });

  it('keeps the tables of the part that was not measured, with where and when they were', () => {
    const office = {
      ...report,
      environment: { ...report.environment, commit: 'def5678' },
      storefront: null,
      office: { product: { median: { coldListMs: 700 }, runs: [] } },
    };
    const both = writtenInto(writtenInto(page, report), office);
    const [storefront = '', rest = ''] = both.split('<!-- storefront: so far -->');
    expect(storefront).toContain('commit abc1234');
    expect(storefront).toContain('| product list visible, cold ');
    expect(rest).toContain('commit def5678');
    expect(rest).not.toContain('abc1234');
  });

  it('is asked for where it is missing', () => {
    expect(() => writtenInto('# Nothing here', report)).toThrow(/no place/);
  });
});
