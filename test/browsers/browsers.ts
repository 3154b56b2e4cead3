/**
 * `npm run test:browsers`: walks through the shop of the last build in Firefox and in WebKit, as `npm run test:e2e` does in
 * Chromium. Where one of them is not on this machine it says so.
 *
 *   --require-all   to miss one is a failure
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installOnce } from '../../scripts/installOnce.mjs';
import { run } from '../official/run';
import { missingForWebKit } from './webkit';

const HERE = dirname(fileURLToPath(import.meta.url));

const { values } = parseArgs({ options: { 'require-all': { type: 'boolean', default: false } } });
installOnce(HERE, 'what Firefox is driven by');
const { findFirefox } = await import('./firefox.mjs');
const missing = new Map([
  ['firefox', findFirefox() ? [] : ['Firefox (FIREFOX_PATH names one)']],
  ['webkit', missingForWebKit()],
]);
const there: string[] = [];
for (const [browser, lacks] of missing) {
  if (lacks.length === 0) there.push(`test/browsers/${browser}.test.ts`);
  else console.log(`Not walked in ${browser}: ${lacks.join(' and ')} is not on this machine.`);
}
const ok =
  there.length === 0 ||
  (await run('vitest', ['run', '--config', 'test/browsers/vitest.config.ts', ...there]));
if (!ok || (values['require-all'] && there.length < missing.size)) process.exitCode = 1;
