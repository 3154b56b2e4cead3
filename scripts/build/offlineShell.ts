import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { BRAND } from '../../src/lib/brand.ts';
import { onlyTagged } from '../tagged.mjs';
import { shellLists } from './shellLists.ts';

/**
 * The web app manifest, and the service worker with the lists of what it keeps (ADR 6): a screen not yet opened must open
 * offline too. Off in development.
 */
export function offlineShell(): Plugin[] {
  const { plugin, listsOf } = shellLists();
  const worker = onlyTagged('service-worker');
  const pwa = VitePWA({
    strategies: 'injectManifest',
    srcDir: dirname(worker),
    filename: basename(worker),
    // The app registers it itself, after the first paint.
    injectRegister: null,
    // A browser that installs the app fetches them itself.
    includeManifestIcons: false,
    integration: {
      // The worker is a build of its own, and says so at length.
      configureCustomSWViteBuild: build => {
        build.logLevel = 'warn';
      },
    },
    injectManifest: {
      globPatterns: ['**/*.{html,js,css,svg,webmanifest}'],
      // The plugin adds it itself.
      globIgnores: ['manifest.webmanifest', '404.html'],
      manifestTransforms: [
        entries => ({
          manifest: entries.flatMap(entry => {
            const lists = listsOf(entry.url);
            // Every visitor downloads the lists as well: theirs, which the plugin's own entry is of, goes without saying.
            if (lists.includes('visitor')) return entry;
            return lists.length > 0 ? { ...entry, lists } : [];
          }),
        }),
      ],
      rollupFormat: 'iife',
      minify: true,
    },
    manifest: {
      id: '/',
      name: BRAND,
      short_name: BRAND,
      description: 'Bottled water, delivered to your door.',
      lang: 'en-IN',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      // `--color-brand` and `--color-canvas` of the theme.
      theme_color: '#0a5c66',
      background_color: '#f7f6f1',
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [
        { name: 'Order water', url: '/menu', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
        { name: 'Back office', url: '/admin', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
      ],
    },
  });
  return [plugin, ...pwa];
}
