import { expect, it } from 'vitest';
import { type PrecacheConditions, whenPrecacheAllowed } from './whenShellAllowed';

class Connection extends EventTarget {
  readonly saveData: boolean;
  type: string | undefined;
  constructor(saveData: boolean, type?: string) {
    super();
    this.saveData = saveData;
    this.type = type;
  }
  becomes(type: string) {
    this.type = type;
    this.dispatchEvent(new Event('change'));
  }
}

/** Whether the app may be fetched, asked once all that was begun has gone as far as it goes by itself. */
function asking(device: Partial<PrecacheConditions>) {
  let may = false;
  whenPrecacheAllowed({
    connection: undefined,
    hasWorker: async () => false,
    isLaterVisit: () => false,
    ...device,
  }).then(() => {
    may = true;
  });
  return async () => {
    await new Promise(resolve => setImmediate(resolve));
    return may;
  };
}

it.each<[string, Partial<PrecacheConditions>]>([
  ['whose browser tells nothing of its connection', {}],
  ['that saves no data', { connection: new Connection(false, 'cellular') }],
  ['that saves data and is on Wi-Fi', { connection: new Connection(true, 'wifi') }],
  [
    'that saves data and is here again',
    { connection: new Connection(true, 'cellular'), isLaterVisit: () => true },
  ],
  [
    'that saves data and has the app already',
    { connection: new Connection(true), hasWorker: async () => true },
  ],
])('a device %s is given the app at once', async (_what, device) => {
  expect(await asking(device)()).toBe(true);
});

it('a device that saves data waits for Wi-Fi on its first visit', async () => {
  const connection = new Connection(true, 'cellular');
  const may = asking({ connection });
  expect(await may()).toBe(false);
  connection.becomes('bluetooth');
  expect(await may()).toBe(false);
  connection.becomes('wifi');
  expect(await may()).toBe(true);
});
