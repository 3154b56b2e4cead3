/**
 * Installs the dependencies when they are missing or not those of the lock file, so that `npm start` and
 * `npm test` work as the first command in a fresh clone. Built-ins only: nothing else is there yet.
 *
 *   FOLDER   installs those of a folder with a lock file of its own instead
 *   --node   looks at the version of Node alone
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installOnce, ROOT } from './installOnce.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);

// As Vite has it: between the two, Node lacks what later ones of both lines have.
const isGood = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

if (!isGood) {
  console.error(`This project needs Node 20.19, or 22.12 or newer; this is v${process.versions.node}.`);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { node: { type: 'boolean', default: false } },
});

if (!values.node) {
  const [folder] = positionals;
  try {
    if (folder) installOnce(join(ROOT, folder), `the dependencies of ${folder}`);
    else installOnce(ROOT, 'dependencies');
  } catch {
    console.error('The dependencies could not be installed. `npm ci` says why.');
    process.exit(1);
  }
}
