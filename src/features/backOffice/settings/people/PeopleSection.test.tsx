import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { LocalFirebase } from '../../../../../local-firebase/localFirebase';
import { encodeFields } from '../../../../../local-firebase/seed/seedValue';
import { comeOnline } from '../../../../../test/support/customerOrders';
import { holdCommits } from '../../../../../test/support/holdReads';
import { closeBrowser, openShopBackend, renderApp } from '../../../../../test/support/renderApp';
import { DRIVER } from '../../../../../test/support/shop';
import { server } from '../../../../../test/support/testBackend';

const SETTINGS = '/admin/dashboard/settings';
const open = (backend?: LocalFirebase) =>
  renderApp({ at: SETTINGS, as: 'admin', ...(backend && { backend }) });
const section = async () => within(await screen.findByRole('region', { name: 'People' }));
const ravi = (backend: LocalFirebase) => backend.firestore.documents.read(`people/${DRIVER.uid}`)?.fields;
const row = async (name: RegExp) =>
  (await (await section()).findAllByRole('listitem')).find(item => name.test(item.textContent ?? ''));
const isActive = async () => (await section()).findByRole('checkbox', { name: 'Ravi Kumar is active' });

/** Ravi Kumar is switched off on a device that has read the people, and has no network now. */
async function switchOffUnsent() {
  const backend = await openShopBackend();
  const first = await open(backend);
  await isActive();
  first.unmount();
  await closeBrowser();
  const fault = backend.faults.inject({ match: { path: '/documents' }, fault: { kind: 'dropRequest' } });
  const { user } = await open(backend);
  await user.click(await isActive());
  await waitFor(async () => expect(await row(/Ravi Kumar/)).toHaveTextContent('Not active · Not sent yet'));
  return { user, backend, fault };
}

afterEach(() => server.resetHandlers());

describe('the people in the settings', () => {
  it('are listed by name with their roles, and say where a role is given', async () => {
    await open();
    expect(await row(/Admin User/)).toHaveTextContent('Admin User · Youadmin@demo.testAdmin · Active');
    expect(await row(/Ravi Kumar/)).toHaveTextContent('Ravi Kumardriver@demo.testDriver · Active');
    expect((await section()).getByText(/npm run hosted:driver/)).toBeVisible();
    // Nobody switches oneself off, and an admin’s access is the script’s to take.
    expect((await section()).getAllByRole('checkbox')).toHaveLength(1);
  });

  it('are switched off, which closes a driver’s door at once and leaves a trace', async () => {
    const { user, backend } = await open();
    await user.click(await isActive());
    await waitFor(() => expect(ravi(backend)?.active).toEqual({ booleanValue: false }));
    expect(await isActive()).not.toBeChecked();
    expect(await row(/Ravi Kumar/)).toHaveTextContent('Driver · Not active');
    const [trace] = backend.firestore.documents.list('changeLog');
    expect(trace?.fields).toMatchObject(
      encodeFields({
        ...{ kind: 'person', id: DRIVER.uid, action: 'updatePerson', byName: 'Admin User' },
        ...{ from: { active: true }, to: { active: false } },
      }),
    );
    expect(backend.denials.list()).toEqual([]);
  });

  it('are said to be sent while a change is on its way, which is no warning', async () => {
    const { user } = await open();
    const letGo = holdCommits();
    await user.click(await isActive());
    await waitFor(async () => expect(await row(/Ravi Kumar/)).toHaveTextContent('Not active · Sending…'));
    letGo();
    await waitFor(async () => expect(await row(/Ravi Kumar/)).not.toHaveTextContent('Sending…'));
    expect(await row(/Ravi Kumar/)).toHaveTextContent('Driver · Not active');
  });

  it('are shown without a network as they were read last, and a change waits for it', async () => {
    const { backend, fault } = await switchOffUnsent();
    expect(ravi(backend)?.active).toEqual({ booleanValue: true });
    backend.faults.clear(fault);
    comeOnline();
    await waitFor(() => expect(ravi(backend)?.active).toEqual({ booleanValue: false }));
  });

  it('say so where a change that waited was not saved, because somebody else was faster', async () => {
    const { user, backend, fault } = await switchOffUnsent();
    const changed = {
      ...ravi(backend),
      ...encodeFields({ lastCommandId: 'another', updatedAt: new Date() }),
    };
    await backend.firestore.documents.write([{ path: `people/${DRIVER.uid}`, fields: changed }]);
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    await screen.findByRole('heading', { name: 'Orders', level: 1 });
    backend.faults.clear(fault);
    comeOnline();
    await user.click(await screen.findByRole('link', { name: '1 needs you' }));
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    expect(await (await section()).findByText('The last change was not saved.')).toBeVisible();
    expect(await row(/Ravi Kumar/)).toHaveTextContent('Someone else has changed this meanwhile.');
    expect(await isActive()).toBeChecked();
    expect((await section()).getByRole('link', { name: 'See what is not sent' })).toHaveAttribute(
      'href',
      '/admin/dashboard/outbox',
    );
  });

  it('whom somebody else has changed meanwhile are not changed over them', async () => {
    const { user, backend } = await open();
    const box = await isActive();
    const changed = {
      ...ravi(backend),
      ...encodeFields({ lastCommandId: 'another', updatedAt: new Date() }),
    };
    await backend.firestore.documents.write([{ path: `people/${DRIVER.uid}`, fields: changed }]);
    await user.click(box);
    expect(await (await section()).findByRole('alert')).toHaveTextContent(
      'Someone else has changed this meanwhile',
    );
    expect(ravi(backend)?.active).toEqual({ booleanValue: true });
  });

  it('that cannot be read say so, and are read when asked again', async () => {
    const backend = await openShopBackend();
    const fault = backend.faults.inject({
      match: { path: ':runQuery' },
      fault: { kind: 'status', status: 503 },
    });
    const { user } = await open(backend);
    expect(await (await section()).findByText('Who works here could not be read.')).toBeVisible();
    backend.faults.clear(fault);
    await user.click((await section()).getByRole('button', { name: 'Try again' }));
    expect(await isActive()).toBeChecked();
  });
});
