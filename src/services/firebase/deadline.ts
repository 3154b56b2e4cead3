/** Thrown when a call has not answered in time. Whether it took effect is not known. */
export class DeadlineExceeded extends Error {
  constructor(what: string, deadlineMs: number) {
    super(`${what} did not answer within ${deadlineMs} ms`);
    this.name = 'DeadlineExceeded';
  }
}

/**
 * How long each kind of call may take (research: lite has no time-out of its own). `code`: a bundle to arrive; `disk`:
 * the device's own database, which some browsers never open.
 */
export const DEADLINES_MS = {
  token: 10_000,
  read: 10_000,
  commit: 15_000,
  code: 30_000,
  disk: 5_000,
} as const;

/**
 * The work's result, or `DeadlineExceeded` after `deadlineMs`. The work itself cannot be stopped: Firestore
 * lite takes no abort signal, so a late answer is dropped.
 */
export async function withDeadline<T>(what: string, deadlineMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineExceeded(what, deadlineMs)), deadlineMs);
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
