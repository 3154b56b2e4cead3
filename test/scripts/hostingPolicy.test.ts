import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headersFor } from '../../scripts/build/hostingHeaders';
import { allowing, checkPolicy } from '../../scripts/build/hostingPolicy';

const hosting = readFileSync('firebase.json', 'utf8');
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of the pages', () => {
  it('names their styles and scripts, and changes in nothing else', () => {
    const needed = {
      styles: ['h1{color:red}'],
      scripts: ['count()', 'draw()'],
      appCheck: false,
      google: false,
    };
    const changed = allowing(hosting, needed);
    expect(changed).toContain(`style-src 'self' ${sha('h1{color:red}')};`);
    expect(changed).toContain(`script-src 'self' ${sha('count()')} ${sha('draw()')};`);
    const rest = (text: string) => text.replace(/(style|script)-src [^;]*/g, '');
    expect(rest(changed)).toBe(rest(hosting));
  });

  it('stops a build whose pages it does not allow, with the command that mends it, and writes nothing', () => {
    expect(() =>
      checkPolicy({ styles: ['h1{color:red}'], scripts: [], appCheck: false, google: false }),
    ).toThrow('npm run policy');
    expect(readFileSync('firebase.json', 'utf8')).toBe(hosting);
  });
});

describe('the policy of a build with App Check', () => {
  const carried = { styles: ['a{}'], scripts: ['1'] };
  const policyOf = (text: string): Record<string, string> => {
    const headers = headersFor(JSON.parse(text).hosting.headers, '/menu');
    const directives = (headers.get('Content-Security-Policy') ?? '').split('; ');
    return Object.fromEntries(directives.map(directive => directive.split(/ (.*)/s)));
  };
  const off = allowing(hosting, { ...carried, appCheck: false, google: false });
  const on = allowing(hosting, { ...carried, appCheck: true, google: false });

  it('lets in what reCAPTCHA needs, and nothing else that it did not before', () => {
    const before = policyOf(off);
    expect(policyOf(on)).toEqual({
      ...before,
      'script-src': `${before['script-src']} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
      'connect-src': `${before['connect-src']} https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/`,
      'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    });
  });

  it('is said once however often it is built, and gone again without the key', () => {
    expect(allowing(on, { ...carried, appCheck: true, google: false })).toBe(on);
    expect(allowing(on, { ...carried, appCheck: false, google: false })).toBe(off);
    expect(off).not.toMatch(/recaptcha|appcheck/);
  });
});

describe('the policy of a build that lets customers in with Google', () => {
  const carried = { styles: ['a{}'], scripts: ['1'] };
  const headersOf = (text: string) => headersFor(JSON.parse(text).hosting.headers, '/login');
  const policyOf = (text: string) => headersOf(text).get('Content-Security-Policy') ?? '';
  const off = allowing(hosting, { ...carried, appCheck: false, google: false });
  const on = allowing(hosting, { ...carried, appCheck: false, google: true });
  const both = allowing(hosting, { ...carried, appCheck: true, google: true });

  it('lets in what Google’s button needs, and its window speak to the page', () => {
    const added = new Set(
      policyOf(on)
        .split(/[ ;]+/)
        .filter(word => !policyOf(off).split(/[ ;]+/).includes(word)),
    );
    expect([...added]).toEqual([
      'https://accounts.google.com/gsi/client',
      'https://accounts.google.com/gsi/style',
      'https://accounts.google.com/gsi/',
      'frame-src',
    ]);
    expect(headersOf(on).get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
    expect(headersOf(off).get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  });

  it('is said once beside App Check’s, and gone again without the client', () => {
    expect(policyOf(both)).toContain(
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ https://accounts.google.com/gsi/;',
    );
    for (const text of [on, both]) {
      expect(allowing(text, { ...carried, appCheck: false, google: false })).toBe(off);
      expect(allowing(text, { ...carried, appCheck: true, google: true })).toBe(both);
    }
    expect(off).not.toContain('accounts.google');
  });
});
