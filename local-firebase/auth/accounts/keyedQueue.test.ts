import { expect, it } from 'vitest';
import { createKeyedQueue } from './keyedQueue';

/** A task that waits for the test to let it go. */
function heldTask(name: string, log: string[]) {
  let letGo = () => {};
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  const run = async () => {
    log.push(`${name} begins`);
    await held;
    log.push(`${name} ends`);
    return name;
  };
  return { run, letGo };
}

it('runs the tasks of a key in order, and those of another at once', async () => {
  const log: string[] = [];
  const queue = createKeyedQueue();
  const [first, second, other] = ['first', 'second', 'other'].map(name => heldTask(name, log));
  if (!first || !second || !other) throw new Error('three tasks');

  const running = [queue('a', first.run), queue('a', second.run), queue('b', other.run)];
  second.letGo();
  other.letGo();
  await running[2];
  expect(log).toEqual(['first begins', 'other begins', 'other ends']);

  first.letGo();
  expect(await Promise.all(running)).toEqual(['first', 'second', 'other']);
  expect(log.slice(3)).toEqual(['first ends', 'second begins', 'second ends']);
});

it('goes on after a task that failed, and tells its caller', async () => {
  const queue = createKeyedQueue();
  const failing = queue('a', () => Promise.reject(new Error('no')));
  const next = queue('a', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
