import { type LeaveGuard, NO_GUARD, type Place } from './leaveGuard';

/** Something typed that is not saved yet. */
export type UnsavedGuard = {
  /** Whether it would be gone there; null: signing out. */
  readonly losesAt: (to: Place | null) => boolean;
  /** Asks the person; `goOn` goes where they wanted once they give it up. */
  readonly ask: (goOn: () => void) => void;
};

/** What each guard holds; the last one stands in front. */
const unsavedOf = new WeakMap<LeaveGuard, UnsavedGuard[]>();

const stopUnloading = (event: Event) => event.preventDefault();

/** How react-router marks the browser's entries; one that is not of its making has none. */
type Entry = { readonly idx?: number; readonly key?: string } | null;
const entryNow = (): Entry => globalThis.history.state;
/** The entry that the browser is at; `index`: no number where it is not counted. */
const hereNow = () => ({ key: entryNow()?.key ?? 'default', index: entryNow()?.idx ?? Number.NaN });

/** Makes a guard ask whoever would lose something. */
function close(guard: LeaveGuard, allUnsaved: readonly UnsavedGuard[]): void {
  /** Where the screens are in the history. */
  let here = hereNow();
  /** The next place is one that was agreed to. */
  let agreed = false;

  function leave(to: Place | null, go: () => void, givenUp: readonly UnsavedGuard[] = []): void {
    const losing = allUnsaved.findLast(unsaved => !givenUp.includes(unsaved) && unsaved.losesAt(to));
    if (losing) {
      losing.ask(() => leave(to, go, [...givenUp, losing]));
      return;
    }
    agreed = to !== null;
    go();
  }

  guard.leave = (to, go) => leave(to, go);
  guard.loses = to => !agreed && allUnsaved.some(unsaved => unsaved.losesAt(to));
  guard.arrived = ({ key }) => {
    // A browser that was turned back may be slower than the person, and come back here before it goes where they agreed to.
    if (here.key !== key) agreed = false;
    const now = hereNow();
    // After quick navigation the browser is already at a later entry, so this entry's index is unknown.
    if (now.key === key) here = now;
    else if (here.key !== key) here = { key, index: Number.NaN };
  };
  guard.turnBack = (to, push) => {
    const now = hereNow();
    // The browser is already at a later entry, and that navigation is reported next.
    if (now.key !== to.key) return;
    let steps = now.index - here.index;
    if (steps) globalThis.history.go(-steps);
    else {
      // The entry has no index, so push the current page instead of going back.
      push();
      here = hereNow();
      steps = -1;
    }
    leave(to, () => globalThis.history.go(steps));
  };
}

/** Holds something until what it returns is called. */
export function addUnsavedGuard(guard: LeaveGuard, unsaved: UnsavedGuard): () => void {
  const allUnsaved = unsavedOf.get(guard) ?? [];
  unsavedOf.set(guard, allUnsaved);
  if (allUnsaved.push(unsaved) === 1) {
    close(guard, allUnsaved);
    // Not for longer: it keeps a browser from showing the page at once when one comes back.
    globalThis.addEventListener('beforeunload', stopUnloading);
  }
  return () => {
    allUnsaved.splice(allUnsaved.indexOf(unsaved), 1);
    if (allUnsaved.length > 0) return;
    Object.assign(guard, NO_GUARD);
    globalThis.removeEventListener('beforeunload', stopUnloading);
  };
}
