import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => void vi.useRealTimers());

async function aVisit() {
  const { extendFirstScreen, whenFirstScreenComplete, markFirstScreenShown } = await import('./firstScreen');
  let whole = false;
  void whenFirstScreenComplete(4000).then(() => {
    whole = true;
  });
  const isWhole = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return whole;
  };
  return { extendFirstScreen, markFirstScreenShown, isWhole };
}

it('is whole once it is shown and what it goes on with is there, however that ended', async () => {
  const { extendFirstScreen, markFirstScreenShown, isWhole } = await aVisit();
  let fail = (_why: Error) => {};
  extendFirstScreen(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  markFirstScreenShown();
  expect(await isWhole()).toBe(false);
  fail(new Error('The device gives no database.'));
  expect(await isWhole()).toBe(true);
});

it('is whole with what it shows where nothing follows', async () => {
  const { markFirstScreenShown, isWhole } = await aVisit();
  expect(await isWhole()).toBe(false);
  markFirstScreenShown();
  expect(await isWhole()).toBe(true);
});

it('is waited for no longer than it is given', async () => {
  const { isWhole } = await aVisit();
  await vi.advanceTimersByTimeAsync(3999);
  expect(await isWhole()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isWhole()).toBe(true);
});
