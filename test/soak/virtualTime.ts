const RealDate = Date;
const real = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
  setImmediate: globalThis.setImmediate,
};

type Timer = {
  readonly id: number;
  dueMs: number;
  readonly everyMs: number | null;
  readonly run: () => void;
};

/** More than any script takes; what needs more never comes to rest. */
const MOST_TIMERS_IN_ONE_GO = 5000;

export class NeverAtRest extends Error {}

export type VirtualTime = {
  /** The true time, in milliseconds since the epoch; a device's clock may say another. */
  readonly nowMs: () => number;
  /** How far the device's clock is off, in milliseconds. */
  skewMs: number;
  /** Resolves that much later; at once, but after everything that is under way, for 0. */
  readonly later: (delayMs: number) => Promise<void>;
  /** Counts work that really takes time (a thread of its own) as being under way. */
  readonly really: <Result>(work: Promise<Result>) => Promise<Result>;
  /** Waits for virtual time in the middle of what is counted as really taking time. */
  readonly waitWithin: (delayMs: number) => Promise<void>;
  /** Lets everything happen that needs no time to pass. */
  readonly settle: () => Promise<void>;
  /** Lets time pass, and everything happen that is due by then. */
  readonly pass: (ms: number) => Promise<void>;
  /** Lets time pass until the work is done. Undefined when it is not within `limitMs`. */
  readonly drive: <Result>(work: Promise<Result>, limitMs: number) => Promise<Result | undefined>;
  /** The device sleeps: what was due meanwhile happens when it wakes. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Forgets every timer, and begins again at the start. */
  readonly reset: () => void;
  readonly uninstall: () => void;
};

/**
 * Time that passes only when it is told to, in place of this process's own: timers, intervals and `Date`. Promises and
 * `setImmediate` (which is what fake-indexeddb runs on) stay real, and are counted, so that "nothing is under way" is
 * known and not guessed.
 */
export function installVirtualTime(startMs: number): VirtualTime {
  let nowMs = startMs;
  let lastId = 0;
  let underWay = 0;
  const timers = new Map<number, Timer>();

  const add = (run: () => void, delayMs: number, everyMs: number | null) => {
    lastId += 1;
    timers.set(lastId, { id: lastId, dueMs: nowMs + Math.max(0, delayMs), everyMs, run });
    return lastId;
  };
  const remove = (id: unknown) => void timers.delete(id as number);

  class VirtualDate extends RealDate {
    constructor(...args: unknown[]) {
      if (args.length === 0) super(VirtualDate.now());
      else super(...(args as [number]));
    }
    static override now(): number {
      return nowMs + time.skewMs;
    }
  }

  Object.assign(globalThis, {
    Date: VirtualDate,
    setTimeout: (run: (...args: unknown[]) => void, delayMs = 0, ...args: unknown[]) =>
      add(() => run(...args), delayMs, null),
    clearTimeout: remove,
    setInterval: (run: (...args: unknown[]) => void, everyMs = 0, ...args: unknown[]) =>
      add(() => run(...args), everyMs, Math.max(1, everyMs)),
    clearInterval: remove,
    setImmediate: (run: (...args: unknown[]) => void, ...args: unknown[]) => {
      underWay += 1;
      return real.setImmediate(() => {
        underWay -= 1;
        run(...args);
      });
    },
  });

  const turn = () => new Promise<void>(resolve => void real.setImmediate(resolve));
  async function settle(): Promise<void> {
    do await turn();
    while (underWay > 0);
  }

  function nextDue(targetMs: number): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of timers.values()) {
      if (timer.dueMs <= targetMs && (!next || timer.dueMs < next.dueMs)) next = timer;
    }
    return next;
  }

  function fire(timer: Timer, targetMs: number): void {
    nowMs = Math.max(nowMs, timer.dueMs);
    if (timer.everyMs === null) timers.delete(timer.id);
    // As in a tab in the background: what would happen every second happens a few times in an hour that passes at once.
    else timer.dueMs = nowMs + Math.max(timer.everyMs, Math.ceil((targetMs - nowMs) / 4));
    timer.run();
  }

  const time: VirtualTime = {
    skewMs: 0,
    nowMs: () => nowMs,
    later: delayMs => new Promise(resolve => void add(resolve, delayMs, null)),
    async really(work) {
      underWay += 1;
      try {
        return await work;
      } finally {
        underWay -= 1;
      }
    },
    async waitWithin(delayMs) {
      underWay -= 1;
      await time.later(delayMs);
      underWay += 1;
    },
    settle,
    async pass(ms) {
      const targetMs = nowMs + ms;
      await settle();
      let fired = 0;
      for (let timer = nextDue(targetMs); timer; timer = nextDue(targetMs)) {
        fired += 1;
        if (fired > MOST_TIMERS_IN_ONE_GO) throw new NeverAtRest(`more than ${fired} timers in ${ms} ms`);
        fire(timer, targetMs);
        await settle();
      }
      nowMs = targetMs;
    },
    async drive<Result>(work: Promise<Result>, limitMs: number) {
      let outcome: { value: Result } | { thrown: unknown } | undefined;
      work.then(
        value => {
          outcome = { value };
        },
        (thrown: unknown) => {
          outcome = { thrown };
        },
      );
      const untilMs = nowMs + limitMs;
      for (let stepMs = 0; ; stepMs = Math.min(1000, stepMs * 2 || 5)) {
        await time.pass(stepMs);
        if (outcome && 'thrown' in outcome) throw outcome.thrown;
        if (outcome) return outcome.value;
        if (nowMs > untilMs) return undefined;
      }
    },
    async sleep(ms) {
      await settle();
      nowMs += ms;
      await time.pass(0);
    },
    reset() {
      timers.clear();
      nowMs = startMs;
      time.skewMs = 0;
    },
    uninstall: () => void Object.assign(globalThis, { Date: RealDate, ...real }),
  };
  return time;
}
