import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { branded } from '../../scripts/build/brandedPage';
import { settingsIn } from '../../scripts/build/buildSettings';
import { headersFor, lettingEmulatorsIn } from '../../scripts/build/hostingHeaders';
import { scriptsWithin } from '../../scripts/build/hostingPolicy';
import { minifyPage } from '../../scripts/build/minifyPage';
import { PAGE_SCRIPT } from '../../scripts/build/pageHtml';
import { preHydrationScript } from '../../scripts/build/preHydrationScript';

const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));

describe('the headers of hosting', () => {
  it('let hashed files be kept for ever and everything else be asked for again', () => {
    expect(headersFor(hosting.headers, '/assets/index-abc.js').get('Cache-Control')).toContain('immutable');
    for (const path of ['/', '/menu', '/index.html', '/serviceWorker.js', '/manifest.webmanifest']) {
      expect(headersFor(hosting.headers, path).get('Cache-Control')).toBe('no-cache');
    }
  });

  it('let nobody keep that something is missing', () => {
    expect(headersFor(hosting.headers, '/404.html').get('Cache-Control')).toBe('no-store');
  });

  it('let no script in but our own files, and the three in the pages by their hashes', async () => {
    const inline = scriptsWithin(minifyPage(branded(readFileSync('index.html', 'utf8'))));
    expect(inline).toHaveLength(1);
    const hashes = [...inline, await preHydrationScript(process.cwd()), PAGE_SCRIPT].map(
      script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    const policy = headersFor(hosting.headers, '/menu').get('Content-Security-Policy') ?? '';
    const scripts = policy.split(';').find(directive => directive.trim().startsWith('script-src'));
    expect(scripts?.trim()).toBe(`script-src 'self' ${hashes.join(' ')}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('say with pages and workers what they may do, and with files, of which there are many, only what a file can mean', () => {
    for (const path of ['/', '/menu', '/admin/dashboard', '/serviceWorker.js']) {
      expect([...headersFor(hosting.headers, path).keys()]).toEqual([
        'Content-Security-Policy',
        'Strict-Transport-Security',
        'X-Content-Type-Options',
        'X-Frame-Options',
        'Referrer-Policy',
        'Permissions-Policy',
        'Cross-Origin-Opener-Policy',
        'Cache-Control',
      ]);
    }
    expect(Object.fromEntries(headersFor(hosting.headers, '/assets/index-abc.js'))).toEqual({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  it('let a build for the official emulators ask these as well, and no other build', () => {
    const headers = headersFor(hosting.headers, '/menu');
    const emulator = { VITE_BACKEND: 'emulator', VITE_AUTH_EMULATOR_HOST: '127.0.0.1:19099' };
    const policy = lettingEmulatorsIn(headers, settingsIn(emulator)).get('Content-Security-Policy');
    expect(policy).toContain("connect-src http://127.0.0.1:19099 http://127.0.0.1:8080 'self' https://");
    for (const env of [{}, { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'shop' }]) {
      expect(lettingEmulatorsIn(headers, settingsIn(env))).toEqual(headers);
    }
  });

  it('are refused in a form that the preview server would not understand', () => {
    expect(() => headersFor([{ source: '**/*.@(js|css)', headers: [] }], '/x.js')).toThrow('does not know');
  });
});
