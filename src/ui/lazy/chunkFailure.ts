/** What the browsers say of a script they could not get: Chromium and Firefox, Safari, Vite (a style). */
const SAYINGS = /imported module|module script|preload CSS/i;

/**
 * Whether a lazily loaded part of the app could not be had: no network, or a version that is gone from the server.
 * An error of the part's own is none of it.
 */
export function isChunkFailure(thrown: unknown): boolean {
  return thrown instanceof Error && SAYINGS.test(thrown.message);
}
