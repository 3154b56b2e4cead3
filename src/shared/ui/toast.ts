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

/**
 * Shows a toast, for as long as its kind stays and in the place of the last one with the same `id`, if it has one. The
 * library is loaded at the first one: no first screen needs it.
 */
export async function showToast(kind: 'success' | 'error', message: string, id?: string): Promise<void> {
  const { toast } = await import('react-hot-toast/headless');
  toast[kind](message, id ? { id } : {});
}
