// @bundle changes

import { createSelector } from '@reduxjs/toolkit';
import type { ChangedKind, ChangeLogEntry } from '@/domain/staff/changeLog';
import { compareInstants } from '@/lib/time/compareInstants';
import { rowsSelector } from '@/sync/mirror/mirrorSelectors';

/** The change log, newest first. */
export const selectChanges = createSelector([rowsSelector('changeLog')], rows =>
  [...rows].sort((one, other) => compareInstants(other.at ?? '', one.at ?? '')),
);

/** What was changed of one document, newest first. */
export const changesOf = (
  entries: readonly ChangeLogEntry[],
  kind: ChangedKind,
  documentId: string,
): readonly ChangeLogEntry[] =>
  entries.filter(entry => entry.kind === kind && entry.documentId === documentId);
