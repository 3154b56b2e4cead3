import type { StreamAnswer } from '../channel/stream';
import type { Database } from '../database';
import type { StoredDocument } from '../documents/document';
import { formatMicros } from '../values/timestamp';
import { toWireDocument } from '../wire/wireDocument';
import type { Difference, Target } from './target';

/** What of a target changes. */
export type TargetDifference = {
  readonly targetId: number;
  readonly target: Target;
  readonly difference: Difference;
};

type Told = {
  readonly path: string;
  readonly mask: Target['mask'];
  document?: StoredDocument;
  readonly present: number[];
  readonly gone: number[];
};

/** The differences of several targets, each document told of once for all whom it concerns. */
export function documentAnswers(
  differences: readonly TargetDifference[],
  { store, names, commitClock }: Pick<Database, 'store' | 'names' | 'commitClock'>,
): readonly StreamAnswer[] {
  const all = new Map<string, Told>();
  for (const { targetId, target, difference } of differences) {
    const told = (path: string): Told => {
      // Where not all fields are sent, each target has its own.
      const key = target.mask === undefined ? path : `${targetId} ${path}`;
      const found = all.get(key) ?? { path, mask: target.mask, present: [], gone: [] };
      all.set(key, found);
      return found;
    };
    for (const document of difference.present) {
      const found = told(document.path);
      found.document = document;
      found.present.push(targetId);
    }
    for (const path of difference.gone) told(path).gone.push(targetId);
  }
  const readTime = formatMicros(commitClock.now());
  return Array.from(all.values(), ({ path, mask, document, present, gone }) => {
    const name = names.nameOf(path);
    if (document !== undefined) {
      return {
        documentChange: {
          document: toWireDocument(name, document, mask),
          targetIds: present,
          ...(gone.length > 0 && { removedTargetIds: gone }),
        },
      };
    }
    const left = { document: name, removedTargetIds: gone, readTime };
    // One that is still there is not for whom it has left: it may be none that they may read.
    return store.read(path) === undefined ? { documentDelete: left } : { documentRemove: left };
  });
}
