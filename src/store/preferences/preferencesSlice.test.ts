import { describe, expect, it } from 'vitest';
import { mergeOtherTabPreferences } from './mergeOtherTabPreferences';
import { DEFAULT_OFFICE } from './officePreferences';
import { parsePreferences } from './parsePreferences';
import { languageChosen, type Preferences, preferencesSlice, themeChosen } from './preferencesSlice';

describe('the preferences', () => {
  it('begin with the theme of the system, and keep the one that is chosen', () => {
    const initial = preferencesSlice.getInitialState();
    expect(initial.theme).toBe('system');
    expect(preferencesSlice.reducer(initial, themeChosen({ theme: 'dark' }))).toEqual({
      theme: 'dark',
      language: null,
      office: null,
    });
  });

  it('keep the language that is chosen', () => {
    const initial = preferencesSlice.getInitialState();
    expect(preferencesSlice.reducer(initial, languageChosen({ language: 'hi' }))).toEqual({
      theme: 'system',
      language: 'hi',
      office: null,
    });
  });

  it.each(['system', 'light', 'dark'])('are read back: %s', theme => {
    expect(parsePreferences({ theme, from: 'another version' })).toEqual({
      theme,
      language: null,
      office: null,
    });
  });

  it.each([
    ['of an app that had no choice of it', {}, null],
    ['chosen', { language: 'hi' }, 'hi'],
    ['left to the device', { language: null }, null],
    ['of an app that knows more of them', { language: 'ta' }, null],
  ])('are read back with a language %s', (_which, stored, language) => {
    expect(parsePreferences({ theme: 'dark', ...stored })).toEqual({ theme: 'dark', language, office: null });
  });

  it.each([
    ['none of an app that had no back office', undefined, null],
    [
      'what was chosen',
      {
        density: 'compact',
        chime: 'loud',
        cardClosed: true,
        seen: [{ uid: 'a', seenIds: ['x'] }],
        orderFilters: [{ uid: 'a', search: 'status=shipped', day: '2026-01-15' }],
      },
      undefined,
    ],
    [
      'the usual where it was not kept yet',
      { density: 'compact' },
      { ...DEFAULT_OFFICE, density: 'compact' },
    ],
    [
      'the usual where it is damaged',
      { density: 'tiny', chime: 'shrill', cardClosed: 1, seen: [{}], orderFilters: [{ uid: 'a' }] },
      DEFAULT_OFFICE,
    ],
    ['none where it is no choice', 'compact', null],
  ])('are read back with %s of the back office', (_which, office, expected) => {
    expect(parsePreferences({ theme: 'dark', office }).office).toEqual(
      expected === undefined ? office : expected,
    );
  });

  it.each([[{}], [{ theme: 'sepia' }], [null], ['dark']])('are refused as %j', stored => {
    expect(() => parsePreferences(stored)).toThrow('no known theme');
  });

  it('are those of another tab, but for how the orders are looked at', () => {
    const filters = (search: string) => [{ uid: 'admin', search, day: '2026-07-16' }];
    const own: Preferences = {
      theme: 'light',
      language: null,
      office: { ...DEFAULT_OFFICE, orderFilters: filters('status=pending') },
    };
    const foreign: Preferences = {
      theme: 'dark',
      language: 'hi',
      office: { ...DEFAULT_OFFICE, chime: 'off', orderFilters: filters('status=shipped') },
    };
    expect(mergeOtherTabPreferences(own, foreign)).toEqual({
      theme: 'dark',
      language: 'hi',
      office: { ...DEFAULT_OFFICE, chime: 'off', orderFilters: filters('status=pending') },
    });
    expect(mergeOtherTabPreferences(own, { ...foreign, office: null })).toMatchObject({
      theme: 'dark',
      office: own.office,
    });
    expect(mergeOtherTabPreferences({ ...own, office: null }, foreign)).toEqual(foreign);
  });
});
