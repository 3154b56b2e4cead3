import type { UnknownAction } from '@reduxjs/toolkit';
import type { Clock } from '@/services/platform/clock';
import type { Place, RecordedStep, Recorder } from '@/services/platform/recorderPort';
import { api } from '@/store/api/api';
import { navigated } from './navigation';

/** How many actions a recording holds at most; what came before is only the state they led to. */
export const MAX_STEPS = 2000;

/**
 * How many states of the mirror a recording holds at most. States share what did not change, but each arrival makes a new
 * object of up to 20,000 rows, of about a megabyte, and what is computed from it lives as long.
 */
export const MAX_MIRRORS = 64;

type Options = {
  readonly clock: Clock;
  /** The state and the place the recording begins with. */
  readonly initialState: object;
  readonly startsAt: Place;
  /** The navigation state of the place the browser is at. */
  readonly readEntry: () => unknown;
  readonly maxSteps?: number;
  readonly maxMirrors?: number;
};

/** The parts of navigation state that screens work from and nobody typed. */
const ENTRY_FIELDS = [
  'product',
  'quantity',
  'items',
  'orderId',
  'placedOrderId',
  'savedOrderId',
  'told',
  'seen',
];

/** Navigation state without what a person may have typed (the draft of an order). Null where nothing is left. */
export function toEntry(state: unknown): Place['entry'] {
  if (typeof state !== 'object' || state === null) return null;
  const known = Object.entries(state).filter(([field]) => ENTRY_FIELDS.includes(field));
  return known.length > 0 ? Object.fromEntries(known) : null;
}

/**
 * redux-persist's own actions carry callbacks. They are for its storage and change nothing once the device's
 * copy is restored, which is before a recording begins.
 */
export const isPlain = (action: UnknownAction) =>
  !Object.values(action).some(value => typeof value === 'function');

type CachedAnswer = {
  readonly meta?: { readonly arg?: { readonly queryCacheKey?: string } };
  readonly api?: { readonly queries?: { readonly [key: string]: { readonly data?: unknown } | undefined } };
};

/**
 * The action with its answer as the cache holds it: the same data, but sharing with earlier answers what has not
 * changed. A list that is read again every half minute would otherwise be stored as often.
 */
function sharing(action: UnknownAction, state: object): UnknownAction {
  if (action.type !== `${api.reducerPath}/executeQuery/fulfilled`) return action;
  const key = (action as CachedAnswer).meta?.arg?.queryCacheKey ?? '';
  const payload = (state as CachedAnswer).api?.queries?.[key]?.data;
  return payload === undefined ? action : { ...action, payload };
}

const mirrorOf = (state: object): unknown => 'mirror' in state && state.mirror;

/** Keeps the last actions in memory, with the state before the oldest. States share what did not change. */
export function createRecorder(options: Options): Recorder {
  const { clock, readEntry, maxSteps = MAX_STEPS, maxMirrors = MAX_MIRRORS } = options;
  let { initialState, startsAt } = options;
  const steps: RecordedStep[] = [];
  /** How many of the steps have changed the mirror. */
  let mirrors = 0;

  function forgetOldest(): void {
    const dropped = steps.shift();
    if (!dropped) return;
    if (mirrorOf(dropped.state) !== mirrorOf(initialState)) mirrors -= 1;
    initialState = dropped.state;
    startsAt = placeOf(dropped.action) ?? startsAt;
  }

  /** A navigation also says what its history entry held: read now, it is overwritten later. */
  function completed(action: UnknownAction, state: object): UnknownAction {
    if (!navigated.match(action)) return sharing(action, state);
    const place: Place = { ...action.payload, entry: toEntry(readEntry()) };
    return { ...action, payload: place };
  }

  return {
    record(action, state) {
      if (!isPlain(action)) return;
      if (mirrorOf(state) !== mirrorOf(steps.at(-1)?.state ?? initialState)) mirrors += 1;
      steps.push({ action: completed(action, state), atMs: clock.now(), state });
      while (steps.length > maxSteps || mirrors > maxMirrors) forgetOldest();
    },
    recording: () => ({ startsAt, initialState, steps: [...steps] }),
  };
}

/** The place a recorded action tells of; null when it is no navigation. */
export function placeOf(action: UnknownAction): Place | null {
  return navigated.match(action) ? (action.payload as Place) : null;
}
