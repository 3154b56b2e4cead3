import { join } from 'node:path';
import { build } from 'vite';
import { onlyTagged } from '../tagged.mjs';

/** The script that rendered pages carry, as one statement without an `import`. */
export async function preHydrationScript(root: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '@': join(root, 'src') } },
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: onlyTagged('pre-hydration'), output: { format: 'iife' } },
    },
  });
  const [script, ...others] = 'output' in built ? built.output : [];
  if (script?.type !== 'chunk' || others.length > 0) throw new Error('The early script is not one script.');
  if (/<\/script/i.test(script.code)) throw new Error('The early script would end itself within a page.');
  return script.code.trim();
}
