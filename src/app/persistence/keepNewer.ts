import type { Reducer } from '@reduxjs/toolkit';

/**
 * How a slice takes in its stored copy: only while it is as it began. What happened before the copy was there is newer
 * than the copy; redux-persist's own way would overwrite it.
 */
export function keepNewer<State extends object>(reducer: Reducer<State>) {
  const initial = reducer(undefined, { type: '' });
  const fields = Object.keys(initial) as (keyof State)[];
  return (stored: State, _before: unknown, current: State): State =>
    fields.every(field => current[field] === initial[field]) ? { ...current, ...stored } : current;
}
