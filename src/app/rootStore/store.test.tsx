import { expect, it, vi } from 'vitest';
import { themeChosen } from '@/store/preferences/preferencesSlice';
import { createServices } from '@/store/services';
import { makeStore } from './store';

it('development’s checks of the state say nothing of how long they took', () => {
  const { store } = makeStore({ services: createServices({ env: {}, pageUrl: 'http://localhost/' }) });
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  // A slow machine: a second goes by whenever the time is looked at.
  let nowMs = 0;
  const looked = vi.spyOn(Date, 'now').mockImplementation(() => (nowMs += 1000));
  store.dispatch(themeChosen({ theme: 'dark' }));
  expect(looked).toHaveBeenCalled();
  expect(warned).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
