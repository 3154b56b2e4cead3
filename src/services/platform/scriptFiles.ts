import { delay } from '@/lib/time/delay';

declare global {
  /** Set once the app is at rest; what the build puts around each `import()` calls it first (scripts/build/preloading.ts). */
  var fetchScript: ((file: string) => Promise<void>) | undefined;
}

/** How long to wait before a script that could not be had is fetched again, in milliseconds. */
const WAITS_MS = [500, 2000];

/** What a built script imports before it runs. */
const IMPORTS = /(?:from|import)"\.(\/[^"]+\.js)"/g;

const wasLoaded = (path: string): boolean =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    ({ name, responseStatus }) => responseStatus === 200 && name.endsWith(path),
  );

async function isKept(path: string): Promise<boolean> {
  return navigator.serviceWorker?.controller ? (await caches.match(path)) !== undefined : false;
}

/** The text of a file. What was answered before, and may lie in the browser's cache, is passed over from the second try on. */
async function textOf(path: string): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    try {
      const response = await fetch(path, tries > 0 ? { cache: 'reload' } : {});
      if (!response.ok) throw new TypeError(`${response.status}`);
      return await response.text();
    } catch {
      const waitMs = WAITS_MS[tries];
      // Nothing is to be had without a network. In the words of Safari, which are known to be a script's.
      if (waitMs === undefined || !navigator.onLine) throw new TypeError('Importing a module script failed');
      await delay(waitMs);
    }
  }
}

/**
 * Fetches scripts before they are imported, with all that they import, and again where that fails. Browsers remember of a
 * script that could not be imported that it cannot be had, until the page is loaded anew; of one that could not be fetched
 * they remember nothing, and import it from their cache once it could.
 *
 * @param folder where the scripts are, without a slash at its end
 */
export function createScriptFiles(folder: string): (file: string) => Promise<void> {
  const known = new Map<string, Promise<readonly string[]>>();

  /** What a script imports, once it has been fetched. */
  function importsOf(file: string): Promise<readonly string[]> {
    const asked = known.get(file);
    if (asked) return asked;
    const fetching = (async () => {
      const path = folder + file;
      if (wasLoaded(path) || (await isKept(path))) return [];
      return Array.from((await textOf(path)).matchAll(IMPORTS), ([, found = '']) => found);
    })();
    known.set(file, fetching);
    fetching.catch(() => known.delete(file));
    return fetching;
  }

  // Scripts may import each other in a circle.
  async function fetchAll(file: string, seen: Set<string>): Promise<void> {
    if (seen.has(file)) return;
    seen.add(file);
    await Promise.all((await importsOf(file)).map(found => fetchAll(found, seen)));
  }
  return file => fetchAll(file, new Set());
}
