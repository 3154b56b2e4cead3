/** What this visit has not loaded because the person saves data. */
export type Deferred = {
  readonly pictures: number;
  /** Those whose size is known, and what they weigh together, in bytes. */
  readonly sized: number;
  readonly bytes: number;
};

/** By the pictures' addresses; null where nobody says what one weighs. */
const waiting = new Map<string, number | null>();
const shown = new Set<string>();
const listeners = new Set<() => void>();
let deferred: Deferred = { pictures: 0, sized: 0, bytes: 0 };

function changed(): void {
  const sizes = [...waiting.values()].filter(size => size !== null);
  deferred = {
    pictures: waiting.size,
    sized: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
  for (const listener of listeners) listener();
}

/** What a file weighs, in bytes. The policy lets us ask our own host alone, and what is asked for is a few headers. */
async function sizeOf(address: string): Promise<number | null> {
  if (!address.startsWith('/')) return null;
  try {
    const { ok, headers } = await fetch(address, { method: 'HEAD' });
    const size = Number(headers.get('content-length'));
    return ok && size > 0 ? size : null;
  } catch {
    return null;
  }
}

/** Notes that a picture waits to be asked for. */
export function deferPicture(address: string): void {
  if (shown.has(address) || waiting.has(address)) return;
  waiting.set(address, null);
  changed();
  void sizeOf(address).then(size => {
    if (size === null || !waiting.has(address)) return;
    waiting.set(address, size);
    changed();
  });
}

/** The person has asked for a picture, wherever it stands on this visit. */
export function showPicture(address: string): void {
  shown.add(address);
  waiting.delete(address);
  changed();
}

export const isPictureShown = (address: string): boolean => shown.has(address);
/** In bytes; null where it is not known. */
export const pictureSize = (address: string): number | null => waiting.get(address) ?? null;
export const readDeferred = (): Deferred => deferred;

/** Calls back at each change; returns how to stop. */
export function watchDeferred(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
