import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageFor } from '../../scripts/build/hostingPages';

const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));

describe('the pages of hosting', () => {
  it.each([
    ['/menu', '/menu.html'],
    ['/login', '/app.html'],
    ['/admin/dashboard/orders', '/app.html'],
    ['/menus', '/app.html'],
  ])('answer %s with %s', (pathname, page) => expect(pageFor(hosting.rewrites, pathname)).toBe(page));

  it('have nothing for a script that is gone: a page in its place would be run', () => {
    expect(pageFor(hosting.rewrites, '/assets/gone-1234.js')).toBeUndefined();
  });

  it('are refused in a form that the preview server would not understand', () => {
    expect(() => pageFor([{ source: '**/*.@(html)', destination: '/x' }], '/x')).toThrow('does not know');
  });
});
