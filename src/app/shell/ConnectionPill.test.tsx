import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { outboxLoaded, type Pause, senderPaused } from '@/entities/outbox/outboxSlice';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { NOW } from '../../../test/support/clock';
import { aQueuedEdit } from '../../../test/support/edits';
import { renderApp } from '../../../test/support/renderApp';

const network = (state: 'online' | 'offline') =>
  act(async () => void globalThis.dispatchEvent(new Event(state)));
const pill = async () => within(await screen.findByRole('banner')).findByRole('status');

it.each([
  ['the shop', { at: '/' }],
  ['the back office', { at: '/admin/dashboard', as: 'admin' }],
] as const)(
  'says in %s when the network is gone, and keeps quiet when it is there',
  async (_wing, options) => {
    await renderApp(options);
    expect(await pill()).toHaveTextContent('Online');
    expect(await pill()).toHaveClass('sr-only');
    await network('offline');
    expect(await pill()).toHaveTextContent('Offline');
    expect(await pill()).not.toHaveClass('sr-only');
    await network('online');
    expect(await pill()).toHaveClass('sr-only');
  },
);

type Case = {
  readonly entries: readonly Partial<CommandRecord>[];
  readonly pause?: Pause;
  /** What is in sight while the device is online; offline, that comes first. */
  readonly shown: readonly string[];
  readonly loud?: boolean;
};

const late = { code: 'arrivedLate', reason: null, at: new Date(NOW).toISOString() };
const aDayAgo = new Date(NOW - 25 * 60 * 60 * 1000).toISOString();

const CASES: readonly (readonly [state: string, expected: Case])[] = [
  ['nothing asked for', { entries: [], shown: [] }],
  ['one that waits', { entries: [{}], shown: ['1 waiting'] }],
  ['one that is being sent', { entries: [{ status: 'sending' }], shown: ['1 waiting'] }],
  ['two that wait', { entries: [{}, { status: 'sending' }], shown: ['2 waiting'] }],
  ['one that waited for a day', { entries: [{ queuedAt: aDayAgo }], shown: ['1 waiting'], loud: true }],
  ['one set aside', { entries: [{ status: 'failed' }], shown: ['1 needs you'] }],
  ['one that arrived late', { entries: [{ status: 'done', failure: late }], shown: ['1 needs you'] }],
  ['one done', { entries: [{ status: 'done' }], shown: [] }],
  ['one discarded', { entries: [{ status: 'discarded' }], shown: [] }],
  [
    'one waiting, two set aside',
    { entries: [{}, { status: 'failed' }, { status: 'failed' }], shown: ['1 waiting', '2 need you'] },
  ],
  [
    'one that waits for a sign-in',
    { entries: [{}], pause: 'signInNeeded', shown: ['Sign-in needed', '1 waiting'] },
  ],
  ['another user’s', { entries: [{ uid: 'meera' }], shown: [] }],
  ['another wing’s', { entries: [{ wing: 'storefront' }], shown: [] }],
];

describe.each(CASES)('with %s the pill', (_state, { entries, pause = null, shown, loud = false }) => {
  it('says so, online and offline', async () => {
    const { store } = await renderApp({ at: '/admin/dashboard', as: 'admin' });
    // What is on the device has been read and there was nothing to send: from now on nobody else writes here.
    await waitFor(() => expect(store.getState().outbox.pauses).toHaveProperty(['back-office:admin']));
    const owner = { wing: 'back-office', uid: 'admin' } as const;
    const records = entries.map(
      (fate, index) => aQueuedEdit({ commandId: `C${index}` }, { seq: index + 1, ...fate }).entry,
    );
    await act(async () => {
      store.dispatch(outboxLoaded({ owner, records, unreadable: 0 }));
      store.dispatch(senderPaused({ owner, pause }));
    });
    const inSight = async () => Array.from((await pill()).children, ({ textContent }) => textContent);
    expect(await inSight()).toEqual(shown);
    if (shown.length === 0) expect(await pill()).toHaveTextContent(/^Online$/);
    await network('offline');
    expect(await inSight()).toEqual(['Offline', ...shown]);
    for (const link of within(await pill()).queryAllByRole('link')) {
      const to = link.textContent === 'Sign-in needed' ? '/admin' : '/admin/dashboard/outbox';
      expect(link).toHaveAttribute('href', to);
    }
    if (loud) expect(screen.getByRole('link', { name: '1 waiting' })).toHaveClass('text-bad');
  });
});
