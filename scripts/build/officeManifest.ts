import type { Plugin } from 'vite';
import { BRAND } from '../../src/lib/brand.ts';
import { PATHS } from '../../src/lib/paths.ts';

/** Where the back office's own manifest is; the sidebar's card puts it in the place of the shop's. */
const FILE = 'back-office.webmanifest';

const MANIFEST = {
  id: PATHS.adminSignIn,
  name: `${BRAND} back office`,
  short_name: `${BRAND} office`,
  description: 'Orders, stock and reports of the shop.',
  lang: 'en-IN',
  start_url: PATHS.dashboard,
  scope: PATHS.adminSignIn,
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
};

/** The manifest with which staff install their half of the product, apart from the shop. */
export function officeManifest(): Plugin {
  return {
    name: 'office-manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(MANIFEST) });
    },
  };
}
