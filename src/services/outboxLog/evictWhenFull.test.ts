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

function aLog(add: OutboxLog['add'], change = vi.fn<OutboxLog['change']>()) {
  const clear = vi.fn(async () => {});
  const log = evictWhenFull({ add, change } as Partial<OutboxLog> as OutboxLog, async () => ({ clear }));
  return { clear, log };
}

it('gives up the cached lists for a command that finds the device full', async () => {
  const queued = { ...command, seq: 1 } as never;
  const add = vi.fn<OutboxLog['add']>().mockRejectedValueOnce(full()).mockResolvedValue(queued);
  const { clear, log } = aLog(add);
  expect(await log.add(command)).toBe(queued);
  expect(clear).toHaveBeenCalledOnce();
});

it('gives up the cached lists for a saved command too, which must be changed before it is sent', async () => {
  const sending = { ...command, seq: 1, status: 'sending' } as never;
  const change = vi.fn<OutboxLog['change']>().mockRejectedValueOnce(full()).mockResolvedValue(sending);
  const { clear, log } = aLog(vi.fn(), change);
  expect(await log.change(1, { status: 'sending' }, ['pending'])).toBe(sending);
  expect(clear).toHaveBeenCalledOnce();
  expect(change).toHaveBeenLastCalledWith(1, { status: 'sending' }, ['pending']);
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
