import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * What a module is to the build is said in its first line, `// @bundle orders-page`, several tags apart by commas; the scripts
 * ask for modules by tag and never by path, so that a file may move. `test/safety/bundleTags.test.ts` sees to both.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SRC = join(ROOT, 'src');
/** A first line, in the comments of TypeScript, of CSS and of SVG. */
const TAGS = /^(?:\/\/|\/\*|<!--) @bundle ([a-z-]+(?:, [a-z-]+)*)(?: \*\/| -->)?\r?\n/;

/**
 * Folders that say by themselves whose code is in them: the two areas of the app are the folders of their features. Here a
 * folder is better than tags, for a new file of the area is in its lists of files unasked.
 */
export const AREA_FOLDERS = {
  shop: ['features/storefront/', 'features/auth/'],
  office: ['features/backOffice/'],
};

/** @type {Map<string, string[]> | undefined} */
let found;

/** The files of each tag. */
function scan() {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(tsx?|css|svg)$/.test(file) && !/\.(test|bench|proof)\.tsx?$/.test(file))
    .sort();
  /** @type {Map<string, string[]>} */
  const tags = new Map();
  for (const file of files) {
    const id = join(SRC, file);
    const text = readFileSync(id, 'utf8');
    const [line = '', names] = TAGS.exec(text) ?? [];
    if (text.slice(line.length).includes('@bundle')) {
      throw new Error(`${file} has an @bundle that is not its first line, "// @bundle name, name".`);
    }
    for (const tag of names?.split(', ') ?? []) tags.set(tag, [...(tags.get(tag) ?? []), id]);
  }
  return tags;
}

/** The files of each tag: their ids as modules, which are absolute paths. `src` is read once. */
export function bundleTags() {
  found ??= scan();
  return found;
}

/**
 * The ids of the modules with a tag, sorted.
 *
 * @param {string} tag
 * @returns {string[]}
 * @throws Error when there are none
 */
export function tagged(tag) {
  const ids = bundleTags().get(tag);
  if (!ids) throw new Error(`No file in src begins with "@bundle ${tag}".`);
  return ids;
}

/**
 * The id of the one module with a tag.
 *
 * @param {string} tag
 * @throws Error when there is none, and when there are several
 */
export function onlyTagged(tag) {
  const [id = '', ...others] = tagged(tag);
  if (others.length > 0)
    throw new Error(`Several files have "@bundle ${tag}": ${[id, ...others].join(', ')}.`);
  return id;
}

/**
 * The text of the one file with a tag, without the line that says so.
 *
 * @param {string} tag
 */
export const textTagged = tag => readFileSync(onlyTagged(tag), 'utf8').replace(TAGS, '');

/**
 * A module as the manifest of the build names it: its path from the root.
 *
 * @param {string} id
 */
export const manifestKey = id => id.slice(ROOT.length).replaceAll('\\', '/');

/**
 * The name that the bundler gives the chunk of a module that is asked for apart.
 *
 * @param {string} id
 */
export const chunkName = id => /([^\\/]+)\.tsx?$/.exec(id)?.[1] ?? id;

/**
 * Tells the modules below the folders of an area.
 *
 * @param {keyof typeof AREA_FOLDERS} area
 * @returns {(id: string) => boolean}
 */
export function inArea(area) {
  const folders = AREA_FOLDERS[area].map(folder => join(SRC, folder));
  return id => folders.some(folder => id.startsWith(folder));
}
