import { createSelector } from '@reduxjs/toolkit';
import type { CollectionName, MirrorRows } from './collections';
import type { Mirrored, MirrorState } from './mirrorSlice';

export type MirrorRoot = { readonly mirror: MirrorState };

/** A collection as far as it is known; undefined before the first page. */
export const selectMirrored = <Name extends CollectionName>(
  { mirror }: MirrorRoot,
  name: Name,
): Mirrored<MirrorRows[Name]> | undefined => mirror.of[name];

const NOTHING: readonly never[] = [];

/** Makes the selector of a collection's rows, in no particular order: the same array until one of them changes. */
export const rowsSelector = <Name extends CollectionName>(name: Name) =>
  createSelector(
    [(root: MirrorRoot) => selectMirrored(root, name)?.rows],
    (rows): readonly MirrorRows[Name][] => (rows ? Object.values(rows) : NOTHING),
  );
