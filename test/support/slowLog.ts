import type { OutboxLog } from '@/services/outboxLog/outboxLog';
import { signal } from './signal';

/** What a device has saved to be sent, where it does not answer before `letGo` is called. */
export function heldLog() {
  const [held, letGo] = signal();
  const logThrough = (log: OutboxLog): OutboxLog => ({
    ...log,
    async read(owner) {
      await held;
      return log.read(owner);
    },
  });
  return { logThrough, letGo };
}

/** The same where each reading of it fails before `mend` is called. */
export function failingLog() {
  let fails = true;
  const logThrough = (log: OutboxLog): OutboxLog => ({
    ...log,
    async read(owner) {
      if (fails) throw new Error('The device does not answer.');
      return log.read(owner);
    },
  });
  const mend = () => {
    fails = false;
  };
  return { logThrough, mend };
}
