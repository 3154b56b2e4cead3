import * as React from 'react';

type Internals = {
  /** Says which component React is rendering, if any. */
  readonly A: { readonly getOwner: () => unknown } | null;
  recentlyCreatedOwnerStacks: number;
};

const internals = (
  React as unknown as {
    readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: Internals;
  }
).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

export const isRendering = (): boolean => Boolean(internals.A?.getOwner());

/** As many elements as React notes a stack for before it rests. */
const ENOUGH = 10_000;

/**
 * React's development build notes of every element where it was made, to print that under a warning; it takes an eighth of
 * all the time of a test. A warning fails its test without it.
 */
export function disableElementStacks(): void {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => ENOUGH,
    set: () => {},
    configurable: true,
  });
}
