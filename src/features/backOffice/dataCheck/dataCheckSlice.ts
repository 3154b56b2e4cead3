import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { AppError } from '@/lib/appError';
import { sessionChanged } from '@/store/session/session';
import { keyOf, type Problem } from './problem';
import type { Counts, Findings, ScanPlace, ScanState } from './scanState';

export const NO_SCAN: ScanState = {
  uid: null,
  phase: 'idle',
  failure: null,
  counts: null,
  run: 0,
  at: { collection: 'inventory', after: null },
  read: 0,
  doneAt: null,
  known: {},
  skus: {},
  problems: {},
  fixed: 0,
};

export const countingBegan = createAction<{ readonly uid: string }>('dataCheck/countingBegan');
export const counted = createAction<Counts>('dataCheck/counted');
export const scanBegan = createAction<'anew' | 'on'>('dataCheck/scanBegan');
export const scanStopped = createAction('dataCheck/scanStopped');
export const scanFailed = createAction<AppError>('dataCheck/scanFailed');

type PageScanned = Findings & {
  readonly at: ScanPlace;
  /** Documents of the page. */
  readonly read: number;
  /** When, if it was the last. */
  readonly doneAt: string | null;
};
export const pageScanned = createAction<PageScanned>('dataCheck/pageScanned');

/** `known`, `skus`: what the rest of the scan has to know of the fix. */
type Fixed = Pick<ScanState, 'known' | 'skus'> & { readonly key: string };
export const problemFixed = createAction<Fixed>('dataCheck/problemFixed');

/** As many orders as are shown of a problem that many have. */
const SHOWN_ORDERS = 3;

/** What many orders say is one problem. */
function together(before: Problem | undefined, problem: Problem): Problem {
  if (before?.kind === 'orphan' && problem.kind === 'orphan')
    return { ...before, orders: before.orders + problem.orders };
  if (before?.kind !== 'wording' || problem.kind !== 'wording') return problem;
  return {
    ...before,
    otherImage: before.otherImage || problem.otherImage,
    orders: before.orders + problem.orders,
    orderIds: [...before.orderIds, ...problem.orderIds].slice(0, SHOWN_ORDERS),
  };
}

function withFound(problems: ScanState['problems'], found: readonly Problem[]): ScanState['problems'] {
  const all: { [key: string]: Problem } = { ...problems };
  for (const problem of found) {
    const key = keyOf(problem);
    all[key] = together(all[key], problem);
  }
  return all;
}

function without(problems: ScanState['problems'], key: string): { readonly [key: string]: Problem } {
  const { [key]: _fixed, ...others } = problems;
  return others;
}

/** Null until the page is opened. Written without Immer, which would wrap every finding. */
export function dataCheckReducer(stored: ScanState | null = null, action: UnknownAction): ScanState | null {
  const state = stored ?? NO_SCAN;
  if (sessionChanged.match(action)) {
    const { area, user } = action.payload;
    return area === 'back-office' && user?.id !== state.uid ? null : stored;
  }
  if (countingBegan.match(action)) {
    return { ...NO_SCAN, run: state.run, uid: action.payload.uid, phase: 'counting' };
  }
  if (counted.match(action)) return { ...state, phase: 'counted', counts: action.payload };
  if (scanBegan.match(action)) {
    const { uid, counts, run } = state;
    const from = action.payload === 'anew' ? { ...NO_SCAN, uid, counts } : state;
    return { ...from, phase: 'scanning', failure: null, run: run + 1 };
  }
  if (scanStopped.match(action)) return { ...state, phase: 'stopped' };
  if (scanFailed.match(action)) return { ...state, phase: 'failed', failure: action.payload };
  if (pageScanned.match(action)) {
    const { at, read, doneAt, known, skus, problems } = action.payload;
    return {
      ...{ ...state, at, doneAt, read: state.read + read, problems: withFound(state.problems, problems) },
      ...{ known: { ...state.known, ...known }, skus: { ...state.skus, ...skus } },
      phase: doneAt === null ? state.phase : 'done',
    };
  }
  if (problemFixed.match(action)) {
    const { key, known, skus } = action.payload;
    return {
      ...{ ...state, problems: without(state.problems, key) },
      ...{ known: { ...state.known, ...known }, skus: { ...state.skus, ...skus } },
      fixed: state.fixed + 1,
    };
  }
  return stored;
}

/** The scan as far as it has come; null until the page was opened. */
export const selectScan = ({ dataCheck }: { readonly dataCheck: ScanState | null }): ScanState =>
  dataCheck ?? NO_SCAN;

declare module '@/store/rootState' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface RootState {
    readonly dataCheck: ScanState | null;
  }
}
