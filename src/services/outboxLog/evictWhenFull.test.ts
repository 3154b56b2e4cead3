import { expect, it, vi } from 'vitest';
import type { NewCommand } from './commandRecord';
import { evictWhenFull } from './evictWhenFull';
import type { OutboxLog } from './outboxLog';

const command: NewCommand = {
  id: 'T0000000001',
  area: 'storefront',
  uid: 'asha',
  name: 'placeOrder',
  payload: null,
  queuedAt: '2026-01-15T09:00:00.000Z',
};

const full = () => new DOMException('full', 'QuotaExceededError');

function aLog(add: OutboxLog['add']) {
  const clear = vi.fn(async () => {});
  const log = evictWhenFull({ add } as OutboxLog, async () => ({ clear }));
  return { clear, log };
}

it('gives up the cached lists for a command that finds the device full', async () => {
  const queued = { ...command, seq: 1 } as never;
  const add = vi.fn<OutboxLog['add']>().mockRejectedValueOnce(full()).mockResolvedValue(queued);
  const { clear, log } = aLog(add);
  expect(await log.add(command)).toBe(queued);
  expect(clear).toHaveBeenCalledOnce();
});

it('says that the command is not kept when that is not room enough', async () => {
  const add = vi.fn<OutboxLog['add']>().mockImplementation(() => Promise.reject(full()));
  await expect(aLog(add).log.add(command)).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(add).toHaveBeenCalledTimes(2);
});

it('gives nothing up for any other reason', async () => {
  const { clear, log } = aLog(() => Promise.reject(new DOMException('gone', 'InvalidStateError')));
  await expect(log.add(command)).rejects.toMatchObject({ name: 'InvalidStateError' });
  expect(clear).not.toHaveBeenCalled();
});
