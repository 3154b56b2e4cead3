import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMemoryStorage } from '../../../test/support/memoryStorage';
import { deviceFlag } from './deviceFlag';

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

beforeEach(() => vi.stubGlobal('localStorage', aMemoryStorage({})));
afterEach(() => vi.unstubAllGlobals());

describe('a flag of the device', () => {
  it('is seen by the other tabs, set and taken back', () => {
    const [one, other] = [deviceFlag('left'), deviceFlag('left')];
    expect(other.isSet()).toBe(false);
    one.put(true);
    expect(other.isSet()).toBe(true);
    other.put(false);
    expect(one.isSet()).toBe(false);
  });

  it('is its own by its key', () => {
    deviceFlag('left').put(true);
    expect(deviceFlag('other').isSet()).toBe(false);
  });

  it.each([
    ['is full', { ...aMemoryStorage({}), setItem: refuse }],
    ['keeps nothing', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ])('holds for this tab where the device %s', (_what, storage) => {
    vi.stubGlobal('localStorage', storage);
    const flag = deviceFlag('left');
    flag.put(true);
    expect(flag.isSet()).toBe(true);
    flag.put(false);
    expect(flag.isSet()).toBe(false);
  });
});
