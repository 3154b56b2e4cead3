/** Spec §9: how long each kind of toast stays, in milliseconds. */
export const TOAST_DURATIONS_MS = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4000,
} as const;

/** Leads to the newest toast and back: the way there by the Tab key is longer than a toast stays. */
export const TOAST_KEY = 'F8';

/** By what they tell of, the toasts that told of it last. */
const lastAbout = new Map<string, string>();

/**
 * Takes away the toast that last told of the same as `id`. Not the same one with other words: what changes in one that is
 * there already is not read out, and a timer that is to take it away knows it by its id.
 */
export function dismissLast(
  toast: { readonly remove: (id: string) => void },
  about: string,
  id: string,
): void {
  const last = lastAbout.get(about);
  if (last !== undefined) toast.remove(last);
  lastAbout.set(about, id);
}

/**
 * Shows a toast, for as long as its kind stays and instead of the last one about the same, where it says what it is about.
 * The library is loaded at the first one: no first screen needs it.
 */
export async function showToast(kind: 'success' | 'error', message: string, about?: string): Promise<void> {
  const { toast } = await import('react-hot-toast/headless');
  const id = toast[kind](message);
  if (about !== undefined) dismissLast(toast, about, id);
}
