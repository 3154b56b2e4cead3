import { describe, expect, it } from 'vitest';
import { parsePreferences } from './parsePreferences';
import { languageChosen, preferencesSlice, themeChosen } from './preferencesSlice';

describe('the preferences', () => {
  it('begin with the theme of the system, and keep the one that is chosen', () => {
    const initial = preferencesSlice.getInitialState();
    expect(initial.theme).toBe('system');
    expect(preferencesSlice.reducer(initial, themeChosen({ theme: 'dark' }))).toEqual({
      theme: 'dark',
      language: null,
    });
  });

  it('keep the language that is chosen', () => {
    const initial = preferencesSlice.getInitialState();
    expect(preferencesSlice.reducer(initial, languageChosen({ language: 'hi' }))).toEqual({
      theme: 'system',
      language: 'hi',
    });
  });

  it.each(['system', 'light', 'dark'])('are read back: %s', theme => {
    expect(parsePreferences({ theme, from: 'another version' })).toEqual({ theme, language: null });
  });

  it.each([
    ['of an app that had no choice of it', {}, null],
    ['chosen', { language: 'hi' }, 'hi'],
    ['left to the device', { language: null }, null],
    ['of an app that knows more of them', { language: 'ta' }, null],
  ])('are read back with a language %s', (_which, stored, language) => {
    expect(parsePreferences({ theme: 'dark', ...stored })).toEqual({ theme: 'dark', language });
  });

  it.each([[{}], [{ theme: 'sepia' }], [null], ['dark']])('are refused as %j', stored => {
    expect(() => parsePreferences(stored)).toThrow('no known theme');
  });
});
