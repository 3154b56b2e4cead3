/**
 * `npm run reset`: empties the local backend. The next start seeds it anew.
 *
 *   --data DIR   the one that is stored there, as by `npm start -- --data DIR`
 */
import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inUse } from './lockOwner.mjs';
import { fail, readOptions } from './options.mjs';

const { data } = readOptions({ data: { type: 'string' } }, 'There is --data DIR.');

const directory = data ?? join(dirname(fileURLToPath(import.meta.url)), '..', '.local-firebase');
const journal = join(directory, 'journal.log');

if (data !== undefined && !existsSync(journal)) fail(`There are no data of a shop in "${data}".`, 2);
const used = inUse(directory);
if (used !== null) fail(used);

// A directory that was named may hold other things, too.
for (const file of [journal, `${journal}.new`, join(directory, 'lock')]) rmSync(file, { force: true });
if (existsSync(directory) && readdirSync(directory).length === 0) rmdirSync(directory);
console.log('The local backend is empty. npm start seeds it anew.');
