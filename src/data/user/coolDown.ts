import type { AppThunk } from '@/store/thunk';

/** What is mailed on request; each has a cool-down of its own. */
export type MailKind = 'verification' | 'reset';

/** How long nobody is offered another mail, in milliseconds: a mail takes that long, and the server counts them. */
export const COOL_DOWN_MS = 60_000;

const keyOf = (kind: MailKind): string => `mail-sent:${kind}`;

/** Seconds until another mail may be asked for; 0 when it may. `stored`: when the last was, as it was stored. */
export function secondsUntilNextMail(stored: string | null, nowMs: number): number {
  const leftMs = Number(stored ?? Number.NaN) + COOL_DOWN_MS - nowMs;
  // A clock that was set back must not make anyone wait for longer than a cool-down ever is.
  return leftMs > 0 && leftMs <= COOL_DOWN_MS ? Math.ceil(leftMs / 1000) : 0;
}

/** Stores when a mail was sent, so that the wait survives a reload; not to whom. */
export const noteMailSent =
  (kind: MailKind): AppThunk<void> =>
  (_dispatch, _getState, { storage, clock }) => {
    try {
      storage.setItem(keyOf(kind), String(clock.now()));
    } catch {
      // A full device: the server counts too, and says so.
    }
  };

export const readCoolDown =
  (kind: MailKind): AppThunk<number> =>
  (_dispatch, _getState, { storage, clock }) =>
    secondsUntilNextMail(storage.getItem(keyOf(kind)), clock.now());
