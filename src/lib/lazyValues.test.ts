import { expect, it, vi } from 'vitest';
import { lazyAsync, lazyValue } from './lazyValues';

it('makes its value once, however many ask at the same time', async () => {
  const make = vi.fn(async () => 'sdk');
  const load = lazyAsync(make);
  expect(await Promise.all([load(), load()])).toEqual(['sdk', 'sdk']);
  expect(await load()).toBe('sdk');
  expect(make).toHaveBeenCalledOnce();
});

it('tries again after a failure', async () => {
  const make = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('no network'));
  make.mockResolvedValue('sdk');
  const load = lazyAsync(make);
  await expect(load()).rejects.toThrow('no network');
  expect(await load()).toBe('sdk');
});

it('makes what is there at once when it is first used, and once', () => {
  const make = vi.fn(() => ({}));
  const format = lazyValue(make);
  expect(make).not.toHaveBeenCalled();
  format();
  format();
  expect(make).toHaveBeenCalledOnce();
});
