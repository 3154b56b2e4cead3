let atWork = 0;

/** Whether the backend is at work on a request: it takes real time, whatever the test's clock says. */
export const isAtWork = (): boolean => atWork > 0;

/** Counts a piece of the backend's work while it lasts. */
export async function whileAtWork<T>(work: () => Promise<T>): Promise<T> {
  atWork += 1;
  try {
    return await work();
  } finally {
    atWork -= 1;
  }
}

/** A wait that a fault asks for, which ends by the test's clock: no work. */
export async function whileWaiting<T>(wait: Promise<T>): Promise<T> {
  atWork -= 1;
  try {
    return await wait;
  } finally {
    atWork += 1;
  }
}
