import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type ResolvedConfig } from 'vite';
import { onlyTagged } from '../tagged.mjs';

type Renderer = typeof import('../../src/app/start/renderPage.tsx');

/** Builds the app for Node, with the plugins this very build has been given, and works with it. */
export async function withRenderer(
  { inlineConfig }: ResolvedConfig,
  work: (renderer: Renderer) => Promise<void>,
): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'renderer-'));
  try {
    await build({
      ...inlineConfig,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: onlyTagged('page-renderer'),
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        // Required, for an import would be one of the runner's that has loaded this configuration.
        rolldownOptions: { output: { format: 'cjs', entryFileNames: 'renderPage.cjs' } },
      },
    });
    await work(createRequire(import.meta.url)(join(outDir, 'renderPage.cjs')));
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
