import { describe, expect, it } from 'vitest';
import { parsePreferences, preferencesSlice, themeChosen } from './preferencesSlice';

describe('the preferences', () => {
  it('begin with the theme of the system, and keep the one that is chosen', () => {
    const initial = preferencesSlice.getInitialState();
    expect(initial.theme).toBe('system');
    expect(preferencesSlice.reducer(initial, themeChosen('dark'))).toEqual({ theme: 'dark' });
  });

  it.each(['system', 'light', 'dark'])('are read back: %s', theme => {
    expect(parsePreferences({ theme, from: 'another version' })).toEqual({ theme });
  });

  it.each([[{}], [{ theme: 'sepia' }], [null], ['dark']])('are refused as %j', stored => {
    expect(() => parsePreferences(stored)).toThrow('no known theme');
  });
});
