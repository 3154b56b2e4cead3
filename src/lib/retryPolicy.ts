/*
 * Every wait, deadline and back-off of what the app reads and sends, in milliseconds. Timers of the screen (a toast, a
 * clock) are not here.
 */

/*
 * How long each kind of call may take: Firestore Lite has no time-out of its own. `CODE`: a bundle to arrive; `DISK`: the
 * device's own database, which some browsers never open.
 */
export const TOKEN_DEADLINE_MS = 10_000;
export const READ_DEADLINE_MS = 10_000;
export const COMMIT_DEADLINE_MS = 15_000;
export const CODE_DEADLINE_MS = 30_000;
export const DISK_DEADLINE_MS = 5_000;

/** How often the disk is waited for (`DISK_DEADLINE_MS` each) where nobody else can be given a command: a busy one takes it late. */
export const SLOW_DISK_TRIES = 12;

const BASE_MS = 1000;
const FLOOR_MS = 250;

/** No back-off is longer. */
export const MAX_BACK_OFF_MS = 60_000;

/**
 * How long to wait before try number `tries + 1`: full jitter, so that a thousand phones that lost one mast do not come
 * back in step. Told to slow down, a sender waits up to the longest at once.
 *
 * @param random draws a number from 0 to 1, 1 excluded
 */
export function backOffMs(tries: number, rateLimited: boolean, random: () => number): number {
  const ceiling = rateLimited
    ? MAX_BACK_OFF_MS
    : Math.min(MAX_BACK_OFF_MS, BASE_MS * 2 ** Math.min(tries, 16));
  return Math.max(FLOOR_MS, Math.floor(random() * ceiling));
}

/** A failed read is asked for again after this and a back-off: nobody presses "Try again" sooner. */
export const MIN_READ_RETRY_MS = 5000;

/** How often the server may refuse a command for a reason that may pass before the command counts as failed. */
export const MAX_REFUSED_TRIES = 3;

/** How often the outbox asks whether another tab still holds its lock. */
export const LOCK_RETRY_INTERVAL_MS = 2000;

/** How long a form waits for the server's answer before it leaves its command to the outbox. */
export const SUBMIT_WAIT_MS = 8000;

/** How long a command that can be undone waits before its first try. */
export const UNDO_MS = 10_000;

/** The longest that a person can put off that first try: without an end it would never be sent. */
export const MAX_UNDO_MS = 120_000;

/** The longest that a command waits because the server takes no more of its kind at this moment. */
export const MAX_RATE_LIMIT_MS = 60_000;

/** How long after its deadline a request may still arrive at the server. */
export const LATE_MS = 10 * 60 * 1000;

/** How often the outbox asks the server for commands that were given up and may have arrived all the same. */
export const RECONCILE_INTERVAL_MS = 60_000;

/** How long the outbox remembers what the server has: screens wait for it, and the same command may be queued again. */
export const DONE_RETENTION_MS = 24 * 60 * 60 * 1000;

/** After this, a command has waited for longer than anyone expects. */
export const LONG_WAIT_MS = 24 * 60 * 60 * 1000;

/** How long a listener's channel may take until it has said all there is. */
export const CHANNEL_DEADLINE_MS = 10_000;

/** How often it is looked whether the device has slept, or its token has changed. */
export const CHANNEL_CHECK_MS = 15_000;

/** After this on a channel on which nothing was said it is asked whether the server can be reached at all. */
export const CHANNEL_PROBE_AFTER_MS = 30_000;

/** After this a channel on which nothing was said is opened again, since it may be dead: one read a list at most. */
export const CHANNEL_REOPEN_AFTER_MS = 10 * 60 * 1000;

/** For so long the server goes on from where a channel ended; Firestore forgets it after half an hour. */
export const RESUME_TOKEN_TTL_MS = 25 * 60 * 1000;

/** A page that nobody looks at keeps its channel for so long: whoever comes back soon has missed nothing. */
export const HIDDEN_PAGE_CHANNEL_TTL_MS = 60_000;
