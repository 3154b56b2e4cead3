import { describe, expect, it } from 'vitest';
import { originAfterSignIn } from './originAfterSignIn';

describe('originAfterSignIn', () => {
  it.each([
    ['/menu'],
    ['/order'],
    ['/track-order'],
    ['/track-order?filter=delivered'],
    // It is the menu's to know what its parameters may be.
    ['/menu?next=//evil.example'],
    ['/profile'],
    ['/'],
  ])('goes back to %s', origin => {
    expect(originAfterSignIn(origin)).toBe(origin);
  });

  it.each([
    [undefined],
    [null],
    [42],
    ['//evil.example'],
    ['https://evil.example/menu'],
    ['javascript:alert(1)'],
    ['/menu/../admin'],
    ['/admin/dashboard'],
    ['/admin?/menu'],
    ['//evil.example?/menu'],
    ['?filter=delivered'],
  ])('goes to the landing page instead of %j', origin => {
    expect(originAfterSignIn(origin)).toBe('/');
  });
});
