import type { LocalFirebase } from '../localFirebase';
import { type OpenOptions, openLocalFirebase } from './openLocalFirebase';

type SharedBackend = { readonly opening: Promise<LocalFirebase>; users: number };

/**
 * When its configuration changes, Vite loads it and this module anew and starts the new server before the old
 * one has closed. Both must use one backend, because one journal has one writer: so the open backends are kept
 * where a second copy of this module finds them.
 */
const KEY = Symbol.for('local-firebase.backends');

function backends(): Map<string, SharedBackend> {
  const registry: typeof globalThis & { [KEY]?: Map<string, SharedBackend> } = globalThis;
  registry[KEY] ??= new Map();
  return registry[KEY];
}

/**
 * Opens the backend of a directory, or joins the one that this process has open.
 *
 * @returns the backend and the function that leaves it; the last to leave closes it
 */
export async function joinBackend(
  directory: string,
  options: Omit<OpenOptions, 'directory'>,
): Promise<{ backend: LocalFirebase; leave: () => Promise<void> }> {
  const shared = backends().get(directory) ?? {
    opening: openLocalFirebase({ ...options, directory }),
    users: 0,
  };
  backends().set(directory, shared);
  shared.users += 1;

  let hasLeft = false;
  async function leave(): Promise<void> {
    if (hasLeft) return;
    hasLeft = true;
    shared.users -= 1;
    if (shared.users > 0) return;
    backends().delete(directory);
    await (await shared.opening).close();
  }

  try {
    return { backend: await shared.opening, leave };
  } catch (error) {
    backends().delete(directory);
    throw error;
  }
}
