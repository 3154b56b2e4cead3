// @bundle early

/** Thrown when a call has not answered in time. Whether it took effect is not known. */
export class DeadlineExceeded extends Error {
  constructor(what: string, deadlineMs: number) {
    super(`${what} did not answer within ${deadlineMs} ms`);
    this.name = 'DeadlineExceeded';
  }
}

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
