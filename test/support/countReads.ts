import { act } from '@testing-library/react';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { flushPendingWork } from './clock';

/**
 * How many documents the backend bills for from now on. What is under way is let come to its end first, when counting
 * begins and each time it is asked: on a busy machine a page shows what it is about while it still reads the rest.
 */
export async function countReads({ firestore }: LocalFirebase): Promise<() => Promise<number>> {
  await act(flushPendingWork);
  const before = firestore.meter.total().reads;
  return async () => {
    await act(flushPendingWork);
    return firestore.meter.total().reads - before;
  };
}
