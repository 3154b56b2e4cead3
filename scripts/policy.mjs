/**
 * `npm run policy`: writes into `firebase.json` by their hashes the styles and scripts that the built pages carry. A build
 * that finds others there stops and says so.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

process.env.HOSTING_POLICY = 'write';
const outDir = mkdtempSync(join(tmpdir(), 'policy-'));
try {
  await build({ configLoader: 'runner', logLevel: 'error', build: { outDir, emptyOutDir: true } });
} finally {
  rmSync(outDir, { recursive: true });
}
console.log('firebase.json allows what the pages carry now.');
