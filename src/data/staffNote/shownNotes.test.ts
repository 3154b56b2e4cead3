import { describe, expect, it } from 'vitest';
import type { NewStaffNote } from '@/domain/staffNote/newStaffNote';
import { noteProblem } from '@/domain/staffNote/staffNote';
import type { CommandStatus } from '@/services/outboxLog/commandRecord';
import { aQueuedOrder } from '../../../test/support/takenOrders';
import { shownNotes } from './shownNotes';

const READ = [{ id: 'N1', text: 'First.', author: 'meera', at: '2026-01-14T09:00:00.000Z' }];
const change: NewStaffNote = {
  commandId: 'N2',
  orderId: 'A1',
  text: 'Second.',
  by: { id: 'admin', name: 'Admin User' },
};
const queued = (status: CommandStatus, note: Partial<NewStaffNote> = {}) => [
  { change: { ...change, ...note }, entry: aQueuedOrder({}, { status }).entry },
];
const states = (...given: Parameters<typeof queued>) =>
  shownNotes('A1', READ, queued(...given)).map(({ id, state }) => `${id} ${state}`);

describe('shownNotes', () => {
  it.each<[CommandStatus, string[]]>([
    ['pending', ['N1 saved', 'N2 waiting']],
    ['sending', ['N1 saved', 'N2 waiting']],
    ['done', ['N1 saved', 'N2 saved']],
    ['failed', ['N1 saved', 'N2 refused']],
    ['discarded', ['N1 saved']],
  ])('shows beside what was read a note that is %s', (status, shown) => {
    expect(states(status)).toEqual(shown);
  });

  it('shows a note once that has been read, and none of another order', () => {
    expect(states('done', { commandId: 'N1' })).toEqual(['N1 saved']);
    expect(states('pending', { orderId: 'B1' })).toEqual(['N1 saved']);
  });
});

it.each([
  ['Call first.', null],
  [' \n', 'empty'],
  ['x'.repeat(2000), null],
  ['x'.repeat(2001), 'tooLong'],
  ['4111 1111 1111 1111', 'cardNumber'],
] as const)('a note of %j has the problem %s', (text, problem) => {
  expect(noteProblem(text)).toBe(problem);
});
