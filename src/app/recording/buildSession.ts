// @bundle on-demand

import type { Clock } from '@/services/platform/clock';
import type { Recording } from '@/services/platform/recorderPort';
import { api } from '@/store/api/api';
import { version as appVersion } from '../../../package.json';
import { placeOf } from './recorder';
import { createScrubber } from './scrubber';
import type { Session } from './sessionFile';
import { createStateHash } from './stateHash';

/** A file larger than this cannot be mailed: the oldest steps are left out of it. */
const MAX_CHARACTERS = 20_000_000;

/** The first of the steps from which on they fit into `limit` characters. */
function firstThatFits(steps: Session['steps'], limit: number): number {
  let characters = 0;
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    characters += JSON.stringify(steps[index]).length;
    if (characters > limit) return index + 1;
  }
  return 0;
}

/**
 * A recording as it may leave the device: without personal data, each step with the hash of the state it really
 * led to. Of a long one the last `maxCharacters`.
 */
export function buildSession(recording: Recording, clock: Clock, maxCharacters = MAX_CHARACTERS): Session {
  const { learn, scrub } = createScrubber({ endpoints: Object.keys(api.endpoints) });
  learn(recording.startsAt);
  learn(recording.initialState);
  for (const { action, state } of recording.steps) {
    learn(action);
    learn(state);
  }
  const hash = createStateHash();
  const steps = recording.steps.map(({ action, atMs, state }) => ({
    action: scrub(action),
    atMs,
    hash: hash(scrub(state)),
  }));
  const first = firstThatFits(steps, maxCharacters);
  const left = recording.steps.slice(0, first);
  const startsAt = left.map(({ action }) => placeOf(action)).findLast(place => place !== null);
  const initialState = scrub(left.at(-1)?.state ?? recording.initialState);
  return {
    appVersion,
    takenAt: new Date(clock.now()).toISOString(),
    startsAt: scrub(startsAt ?? recording.startsAt),
    initialState,
    initialHash: hash(initialState),
    steps: steps.slice(first),
  };
}
