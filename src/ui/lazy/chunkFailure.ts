/** What the browsers say of a script they could not get, in this order: Chromium, Firefox, Safari, Vite (a style). */
const SAYINGS =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/i;

/**
 * Whether a lazily loaded part of the app could not be had: no network, or a version that is gone from the server.
 * An error of the part's own is none of it.
 */
export function isChunkFailure(thrown: unknown): boolean {
  return thrown instanceof Error && SAYINGS.test(thrown.message);
}
