import { afterEach, expect, it, vi } from 'vitest';
import { themeChosen } from '@/store/preferences/preferencesSlice';
import { createServices } from '@/store/services';
import { makeStore } from './store';

const open = () => makeStore({ services: createServices({ env: {}, pageUrl: 'http://localhost/' }) }).store;
const chooseTheme = (store: ReturnType<typeof open>) => store.dispatch(themeChosen({ theme: 'dark' }));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('development’s checks of the state say nothing of how long they took', () => {
  const store = open();
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  // A slow machine: a second goes by whenever the time is looked at.
  let nowMs = 0;
  const looked = vi.spyOn(Date, 'now').mockImplementation(() => (nowMs += 1000));
  chooseTheme(store);
  expect(looked).toHaveBeenCalled();
  expect(warned).not.toHaveBeenCalled();
});

it.each([
  ['test', true],
  ['development', false],
])('they walk through the mirror in the mode %s: %s', (mode, walks) => {
  vi.stubEnv('MODE', mode);
  const store = open();
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const mirror: { uid: null; of: object } = { uid: null, of: new Map() };
  store.injectReducers({ mirror: () => mirror });
  chooseTheme(store);
  expect(said.mock.calls.length > 0).toBe(walks);
  mirror.of = {};
  const again = expect(() => chooseTheme(store));
  if (walks) again.toThrow('A state mutation was detected');
  else again.not.toThrow();
});
