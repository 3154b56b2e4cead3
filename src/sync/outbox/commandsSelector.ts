// @bundle documents

import { createSelector } from '@reduxjs/toolkit';
import { sameItems } from '@/lib/sameItems';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { isUnsent } from './commandState';
import { ownerKey, selectOutbox } from './outboxSlice';

/** A state with an outbox in it. */
export type OutboxRoot = Parameters<typeof selectOutbox>[0];

/**
 * Makes the selector of an owner's commands of some kinds, whatever has become of them: the same array until one of them
 * changes, whatever else is queued or sent meanwhile.
 */
export const commandsSelector = (...names: readonly string[]) => selectorOf(names, sameItems);

/** Whether two lists have the same commands with the same outcomes; "pending" and "sending" count as equal. */
const sameOutcomes = (some: readonly CommandRecord[], others: readonly CommandRecord[]): boolean =>
  some.length === others.length &&
  some.every((one, place) => {
    const other = others[place];
    return one === other || (one.id === other?.id && isUnsent(one) && isUnsent(other));
  });

/**
 * The same, but "pending" and "sending" count as equal: when many commands are sent one by one, each causes one
 * change and not two. An unsent command may be an older object.
 */
export const outcomesSelector = (...names: readonly string[]) => selectorOf(names, sameOutcomes);

const selectorOf = (
  names: readonly string[],
  resultEqualityCheck: (some: readonly CommandRecord[], others: readonly CommandRecord[]) => boolean,
) =>
  createSelector(
    [(root: OutboxRoot) => selectOutbox(root).entries, (_root: OutboxRoot, owner: string | null) => owner],
    (entries, owner) => entries.filter(entry => names.includes(entry.name) && ownerKey(entry) === owner),
    { memoizeOptions: { resultEqualityCheck } },
  );
