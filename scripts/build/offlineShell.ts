import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { BRAND } from '../../src/shared/brand.ts';

/**
 * The web app manifest, and the service worker with the list of what it keeps: the page, every script and style of
 * both wings (a screen not yet opened must open offline too), and the icons. Off in development.
 */
export function offlineShell(): Plugin[] {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app/shell/worker',
    filename: 'serviceWorker.ts',
    // The app registers it itself, after the first paint.
    injectRegister: null,
    integration: {
      // The worker is a build of its own, and says so at length.
      configureCustomSWViteBuild: worker => {
        worker.logLevel = 'warn';
      },
    },
    injectManifest: {
      globPatterns: ['**/*.{html,js,css,svg,png,webmanifest}'],
      // As large as all the rest together, and for one button: kept once it has been used, with its fonts.
      globIgnores: ['**/pdfmake-*.js'],
      rollupFormat: 'iife',
      minify: true,
    },
    manifest: {
      id: '/',
      name: BRAND,
      short_name: BRAND,
      description: 'Spring-pure bottled water, delivered to your door.',
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
}
