import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { navigated } from '@/app/recording/navigation';
import { placeOfPage } from '@/app/recording/placeOfPage';
import { isPlain } from '@/app/recording/recorder';
import { createStateHash } from '@/app/recording/stateHash';
import { loadEndpoints } from '@/app/replay/loadEndpoints';
import type { ShownFrame } from '@/app/replay/replayStore';
import type { AppStore } from '@/app/rootStore/store';
import type { Place } from '@/services/platform/recorderPort';
import type { Services } from '@/store/services';
import { createInspectedStore, type InspectedState, type InspectedStore, resumed } from './inspectedStore';

export type Inspection = {
  /** What Redux DevTools see. */
  readonly copy: InspectedStore;
  /** The moment that DevTools have gone to; null while that is the app's own. */
  readonly shown: () => ShownFrame | null;
  readonly onShown: (listener: () => void) => () => void;
  /** Leaves the moment that is looked at: the copy is where the app is. */
  readonly resume: () => void;
};

type Lifted = {
  readonly actionsById: { readonly [id: string]: { readonly timestamp: number } | undefined };
  readonly stagedActionIds: readonly number[];
  readonly currentStateIndex: number;
  readonly isLocked: boolean;
};

/** The store of DevTools around the copy: which actions there are, and at which of them it stands. */
const liftedStoreOf = (copy: InspectedStore) =>
  (
    copy as {
      liftedStore?: { readonly getState: () => Lifted; readonly dispatch: (action: UnknownAction) => void };
    }
  ).liftedStore;

/** When the action that DevTools stand at was dispatched, in milliseconds since the epoch. */
function timeMs(copy: InspectedStore): number | undefined {
  const lifted = liftedStoreOf(copy)?.getState();
  return lifted?.actionsById[lifted.stagedActionIds[lifted.currentStateIndex] ?? -1]?.timestamp;
}

/** Jumps to the last action; otherwise DevTools would stay at an earlier one. */
function goToLast(copy: InspectedStore): void {
  const liftedStore = liftedStoreOf(copy);
  if (!liftedStore) return;
  const { stagedActionIds, currentStateIndex } = liftedStore.getState();
  const index = stagedActionIds.length - 1;
  if (currentStateIndex !== index) liftedStore.dispatch({ type: 'JUMP_TO_STATE', index });
}

/** Compares by value: what a monitor does has DevTools compute states anew, and to most of them nothing has happened. */
function createComparison(): (one: InspectedState, other: InspectedState) => boolean {
  const hash = createStateHash();
  const alike = (one: unknown, other: unknown) => one === other || hash(one) === hash(other);
  return (one, other) => {
    if (one === other) return true;
    // The place first: where it differs, nothing of the state has to be read.
    if (!alike(one.place, other.place)) return false;
    return (Object.keys(other) as (keyof InspectedState)[]).every(key => alike(one[key], other[key]));
  };
}

/**
 * Has Redux DevTools see a copy of the store, which follows every action of the app. What a monitor does (jump, skip, import)
 * is done to the copy; while it stands elsewhere than the app, what the app goes on doing is not added to it. `enhancer`: in
 * place of the browser's extension. Rejects where the code of an endpoint cannot be had.
 */
export async function inspect(
  store: AppStore,
  { recorderPort, clock }: Pick<Services, 'recorderPort' | 'clock'>,
  enhancer?: StoreEnhancer,
): Promise<Inspection> {
  // The api's reducer asks an endpoint what its answers provide: a session may name any.
  await loadEndpoints();
  let place: Place = placeOfPage();
  const now = () => ({ ...store.getState(), place });
  const copy = createInspectedStore(now(), enhancer);
  const isSame = createComparison();
  const listeners = new Set<() => void>();
  /** What the copy holds of the moment that the app is at. */
  let head = copy.getState();
  let frame: ShownFrame | null = null;
  /** Whether the app has done what the copy does not know of. */
  let missed = false;
  let isAdding = false;

  /** Brings the copy to where the app is: by the app's last action, where it knows all before that. */
  function follow(action?: UnknownAction): void {
    isAdding = true;
    goToLast(copy);
    const isNext = action && !missed && isSame(copy.getState(), head);
    copy.dispatch(isNext ? action : resumed(now()));
    isAdding = false;
    head = copy.getState();
    frame = null;
    // DevTools that are locked have taken nothing.
    missed = liftedStoreOf(copy)?.getState().isLocked ?? false;
  }
  function tell(): void {
    for (const listener of listeners) listener();
  }

  function resume(): void {
    follow();
    tell();
  }

  copy.subscribe(() => {
    if (isAdding) return;
    const state = copy.getState();
    if (!isSame(state, head)) {
      frame = { state, place: state.place, atMs: timeMs(copy) ?? clock.now() };
      tell();
      return;
    }
    head = state;
    const wasElsewhere = frame !== null;
    frame = null;
    if (missed) follow();
    if (wasElsewhere) tell();
  });

  recorderPort.followers.push(action => {
    if (!isPlain(action)) return;
    const to: Place | null = navigated.match(action)
      ? { ...action.payload, entry: placeOfPage().entry }
      : null;
    place = to ?? place;
    if (frame) missed = true;
    else follow(to ? navigated(to) : action);
  });

  return {
    copy,
    shown: () => frame,
    onShown(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    resume,
  };
}
