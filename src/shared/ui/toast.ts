/** Spec §9: how long each kind of toast stays, in milliseconds. */
export const TOAST_DURATIONS_MS = { success: 2000, error: 4000 } as const;

/**
 * Shows a toast, in the place of the last one with the same `id`, if it has one. The library is loaded at the first:
 * no first screen needs it.
 */
export async function showToast(
  kind: keyof typeof TOAST_DURATIONS_MS,
  message: string,
  id?: string,
): Promise<void> {
  const { toast } = await import('react-hot-toast');
  toast[kind](message, { duration: TOAST_DURATIONS_MS[kind], ...(id && { id }) });
}
