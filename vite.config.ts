import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localFirebase } from './local-firebase/mounts/vitePlugin.ts';
import { areaChunks } from './scripts/build/areaChunks.ts';
import { brandedPage } from './scripts/build/brandedPage.ts';
import { buildSettings } from './scripts/build/buildSettings.ts';
import { eagerCompileHints } from './scripts/build/eagerCompileHints.ts';
import { hostingHeaders } from './scripts/build/hostingHeaders.ts';
import { hostingPages } from './scripts/build/hostingPages.ts';
import { noNetworkTest } from './scripts/build/noNetworkTest.ts';
import { officeManifest } from './scripts/build/officeManifest.ts';
import { offlineShell } from './scripts/build/offlineShell.ts';
import { preloading } from './scripts/build/preloading.ts';
import { pages } from './scripts/build/renderedPages.ts';
import { singlePathIcons } from './scripts/build/singlePathIcons.ts';
import { chunkName, onlyTagged } from './scripts/tagged.mjs';
import { PATHS } from './src/lib/paths.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const FIRST_PAGES = [onlyTagged('menu-page'), onlyTagged('landing-page')].map(chunkName);
/**
 * What a first visit waits for, and so loads with all it imports in one go. Of the rest the lists of imports would be a
 * kilobyte of every first load, to spare a request that the service worker mostly answers.
 */
const FIRST_NEEDED = new RegExp(`/(${FIRST_PAGES.join('|')}|firebase|soon|shopSoon)-`);

/** Begins every visit: all that is asked for after it finds it there. */
const BEGINNING = /\/(rolldown-runtime|index|stack|common|settings)-/;
const isThereFor = (host: string, file: string): boolean => BEGINNING.test(file) && !/\/index-/.test(host);

/** Where the shop is built for another Firebase, none is served here. scripts/start.mjs passes its options on in the environment. */
const ownBackend = (mode: string) =>
  buildSettings(mode).backend === 'local' &&
  localFirebase({
    directory: process.env.LOCAL_FIREBASE_DIRECTORY,
    // As a hosted project whose mail templates name the shop's own page.
    actionPath: PATHS.link,
    orders: process.env.LOCAL_FIREBASE_ORDERS ? Number(process.env.LOCAL_FIREBASE_ORDERS) : undefined,
    areas: process.env.LOCAL_FIREBASE_AREAS !== undefined,
  });

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    react(),
    tailwindcss(),
    ownBackend(mode),
    brandedPage(),
    eagerCompileHints(),
    hostingHeaders(buildSettings(mode)),
    hostingPages(),
    preloading(),
    pages(),
    officeManifest(),
    noNetworkTest(),
    singlePathIcons(),
    offlineShell(),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: path('./src') },
      // Its package offers only the build with development's warnings; this one is half a kilobyte less to load.
      { find: /^react-router$/, replacement: path('./node_modules/react-router/dist/production/index.mjs') },
      // 2 kB of the SDK, for one comparison that the lite half makes of it.
      { find: '@firebase/webchannel-wrapper/bloom-blob', replacement: onlyTagged('numeric-ids') },
    ],
  },
  build: {
    // scripts/size.mjs reads it.
    manifest: true,
    // Its budgets hold what is loaded first; what makes a PDF is large, and comes when it is asked for.
    chunkSizeWarningLimit: 2500,
    modulePreload: {
      // A browser that does not know the hint loads the same files a little later.
      polyfill: false,
      resolveDependencies: (file, chunks, { hostId }) =>
        FIRST_NEEDED.test(file) ? chunks.filter(chunk => !isThereFor(hostId, chunk)) : [],
    },
    rolldownOptions: {
      // It says on a slow machine that rendering the pages takes most of the time, which it does.
      checks: { bundlerTimings: false },
      // No package here does anything when a property of it is only read.
      treeshake: { propertyReadSideEffects: false },
      // A constant of a shared module stands where it is used, and not in every page's script.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // A script names those that it may ask for, and what is random in a name cannot be compressed: 42 bits will do.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // The build that renders pages beforehand is thrown away.
        ...(!isSsrBuild && {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ debugName: 'wings', name: areaChunks() }],
          },
        }),
      },
    },
  },
}));
