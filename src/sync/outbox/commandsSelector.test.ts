import { expect, it } from 'vitest';
import type { CommandStatus } from '@/services/outboxLog/commandRecord';
import { aQueuedEdit } from '../../../test/support/edits';
import { commandsSelector, outcomesSelector } from './commandsSelector';

const OWNER = 'back-office:admin';

const rootWith = (...statuses: readonly CommandStatus[]) => ({
  outbox: {
    entries: statuses.map((status, index) => aQueuedEdit({ commandId: `C${index}` }, { status }).entry),
    pauses: {},
    read: {},
    unreadable: 0,
  },
});

it.each([
  ['begins to be sent', ['pending', 'pending'], ['sending', 'pending'], true],
  ['waits again', ['sending', 'pending'], ['pending', 'pending'], true],
  ['is done', ['sending', 'pending'], ['done', 'pending'], false],
  ['has failed', ['sending', 'pending'], ['failed', 'pending'], false],
  ['is resumed', ['failed', 'pending'], ['pending', 'pending'], false],
  ['is queued', ['pending'], ['pending', 'pending'], false],
  ['is gone', ['pending', 'pending'], ['pending'], false],
] as const)('the fates of commands say the same when one %s: %j to %j, %j', (_what, before, after, same) => {
  const select = outcomesSelector('updateOrder');
  const [first, then] = [select(rootWith(...before), OWNER), select(rootWith(...after), OWNER)];
  expect(then === first).toBe(same);
});

it('the commands themselves say that one begins to be sent', () => {
  const select = commandsSelector('updateOrder');
  const before = select(rootWith('pending'), OWNER);
  expect(select(rootWith('sending'), OWNER)).not.toBe(before);
});
