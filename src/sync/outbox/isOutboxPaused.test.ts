import { expect, it } from 'vitest';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { aQueuedEdit } from '../../../test/support/edits';
import { isOutboxPaused } from './isOutboxPaused';
import type { Pause } from './outboxSlice';

const OWNER = 'back-office:admin';
const failure = (code: string) => ({ code, reason: null, at: '2026-01-15T09:00:00Z' });

it.each<[string, boolean, { online?: boolean; pause?: Pause; fates?: readonly Partial<CommandRecord>[] }]>([
  ['what waits or is being sent', false, { fates: [{}, { status: 'sending' }] }],
  ['no connection', true, { online: false }],
  ['a sign-in that is needed', true, { pause: 'signInNeeded' }],
  ['a try that has failed', true, { fates: [{ failure: failure('busy') }, {}] }],
  ['one that was refused', false, { fates: [{ status: 'failed', failure: failure('refused') }, {}] }],
  ['one that arrived late', false, { fates: [{ status: 'done', failure: failure('arrivedLate') }, {}] }],
])('with %s an outbox is paused: %s', (_what, paused, { online = true, pause = null, fates = [] }) => {
  const entries = fates.map((fate, index) => aQueuedEdit({ commandId: `C${index}` }, fate).entry);
  const outbox = { entries, pauses: { [OWNER]: pause }, read: {}, unreadable: 0 };
  expect(isOutboxPaused({ outbox, connectivity: { online } }, OWNER)).toBe(paused);
});
