type Close = () => void | Promise<void>;

/** Does the work, then closes what it has opened, the last first: however it ends, nothing goes on running. */
export async function closing<Result>(
  work: (opened: (close: Close) => void) => Promise<Result>,
): Promise<Result> {
  const all: Close[] = [];
  try {
    return await work(close => all.push(close));
  } finally {
    for (const close of all.reverse()) await close();
  }
}
