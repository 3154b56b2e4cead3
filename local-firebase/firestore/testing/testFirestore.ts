import { randomBytes } from 'node:crypto';
import type { Change } from '../../storage/storage';
import { createFirestore, type Firestore } from '../firestore';

export const PROJECT_ID = 'demo-documents';

/** Any moment will do; tests move on from here. */
export const START_MS = Date.parse('2026-01-15T09:00:00Z');

export type TestFirestore = Firestore & {
  /** Every change that was appended, oldest first. */
  readonly changes: readonly Change[];
  advance(ms: number): void;
};

/** A Firestore on memory alone, with a clock that stands still until it is moved. */
export function createTestFirestore(
  overrides: { append?(changes: readonly Change[]): Promise<void> } = {},
): TestFirestore {
  const changes: Change[] = [];
  let nowMs = START_MS;
  const firestore = createFirestore({
    projectId: PROJECT_ID,
    clock: () => nowMs,
    randomBytes,
    append:
      overrides.append ??
      (async appended => {
        changes.push(...appended);
      }),
    callerOf: () => ({ kind: 'nobody' }),
  });
  return {
    ...firestore,
    changes,
    advance(ms) {
      nowMs += ms;
    },
  };
}
