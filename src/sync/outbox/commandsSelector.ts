// @bundle documents

import { createSelector } from '@reduxjs/toolkit';
import { sameItems } from '@/lib/sameItems';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { ownerKey, selectOutbox } from './outboxSlice';

/** A state with an outbox in it. */
export type OutboxRoot = Parameters<typeof selectOutbox>[0];

/**
 * Makes the selector of an owner's commands of some kinds, whatever has become of them: the same array until one of them
 * changes, whatever else is queued or sent meanwhile.
 */
export const commandsSelector = (...names: readonly string[]) => selectorOf(names, sameItems);

const isUnsent = ({ status }: CommandRecord): boolean => status === 'pending' || status === 'sending';

/** Whether two lists hold the same commands, and the same has become of each: waiting and being sent are one. */
const sameFates = (some: readonly CommandRecord[], others: readonly CommandRecord[]): boolean =>
  some.length === others.length &&
  some.every((one, place) => {
    const other = others[place];
    return one === other || (one.id === other?.id && isUnsent(one) && isUnsent(other));
  });

/**
 * The same for who is told nothing by whether a command waits or is on its way at this moment: of many that are sent
 * one by one each is then a change once, and not twice. An unsent one may be held as it was before.
 */
export const fatesSelector = (...names: readonly string[]) => selectorOf(names, sameFates);

const selectorOf = (
  names: readonly string[],
  resultEqualityCheck: (some: readonly CommandRecord[], others: readonly CommandRecord[]) => boolean,
) =>
  createSelector(
    [(root: OutboxRoot) => selectOutbox(root).entries, (_root: OutboxRoot, owner: string | null) => owner],
    (entries, owner) => entries.filter(entry => names.includes(entry.name) && ownerKey(entry) === owner),
    { memoizeOptions: { resultEqualityCheck } },
  );
