import { createSelector } from '@reduxjs/toolkit';
import { sameItems } from '@/shared/redux/sameItems';
import { ownerKey, selectOutbox } from './outboxSlice';

/** A state with an outbox in it. */
export type OutboxRoot = Parameters<typeof selectOutbox>[0];

/**
 * Makes the selector of an owner's commands of some kinds, whatever has become of them: the same array until one of them
 * changes, whatever else is queued or sent meanwhile.
 */
export const commandsSelector = (...names: readonly string[]) =>
  createSelector(
    [(root: OutboxRoot) => selectOutbox(root).entries, (_root: OutboxRoot, owner: string | null) => owner],
    (entries, owner) => entries.filter(entry => names.includes(entry.name) && ownerKey(entry) === owner),
    { memoizeOptions: { resultEqualityCheck: sameItems } },
  );
