import { writeFileSync } from 'node:fs';
import type { CDPSession } from '@playwright/test';
import type { Sample } from '../figures/median';

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, on a clock of the browser's own. */
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
};

/** What Chromium calls the work of each kind. */
const KINDS: readonly (readonly [figure: string, names: RegExp])[] = [
  ['htmlMs', /^(ParseHTML|CommitLoad)$|^(DocumentLoader|NavigationBodyLoader|HTMLDocumentParser)::/],
  ['styleMs', /^(UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet)$/],
  ['layoutMs', /^Layout$/],
  ['paintMs', /^(Paint|PrePaint|Layerize|Commit|UpdateLayer|CompositeLayers|RasterTask)$/],
  ['evaluateMs', /^(EvaluateScript|v8\.evaluateModule|v8\.compile|v8\.compileModule|v8\.run)$/],
  ['collectMs', /^(MinorGC|MajorGC|V8\.GC_.*|V8\.GC[A-Z].*)$/],
  [
    'runMs',
    /^(FunctionCall|v8\.callFunction|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch)$/,
  ],
];

const kindOf = (name: string): string | null => KINDS.find(([, names]) => names.test(name))?.[0] ?? null;

/** How long the thread was at each kind of work itself, and at none, from `start` to `end`; in milliseconds. */
function ownTimes(events: readonly TraceEvent[], start: number, end: number): Sample {
  const own: Record<string, number> = Object.fromEntries(KINDS.map(([figure]) => [figure, 0]));
  let otherMs = 0;
  // Who is at work, innermost last: what happens within an event is not the event's own time.
  const open: { readonly kind: string | null; readonly until: number }[] = [];
  let at = start;
  const passTo = (moment: number) => {
    const until = Math.min(Math.max(moment, start), end);
    const kind = open.findLast(each => each.kind !== null)?.kind;
    if (open.length > 0 && until > at) {
      if (kind) own[kind] = (own[kind] ?? 0) + (until - at) / 1000;
      else otherMs += (until - at) / 1000;
    }
    at = Math.max(at, until);
  };
  const endUntil = (moment: number) => {
    for (let last = open.at(-1); last && last.until <= moment; last = open.at(-1)) {
      passTo(last.until);
      open.pop();
    }
  };
  for (const { name, ts, dur = 0 } of events) {
    endUntil(ts);
    passTo(ts);
    open.push({ kind: kindOf(name), until: ts + dur });
  }
  endUntil(Number.POSITIVE_INFINITY);
  const wholeMs = (end - start) / 1000;
  const busyMs = Object.values(own).reduce((sum, each) => sum + each, otherMs);
  return { ...own, otherMs, idleMs: wholeMs - busyMs, wholeMs };
}

/**
 * Records what the browser does until `stop`, which says where the page's main thread spent the time from the start of the
 * navigation to `url` until `untilMs` after it, and keeps the trace for DevTools in `file`.
 */
export async function recordTrace(session: CDPSession) {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(event as unknown as TraceEvent);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'toplevel', 'v8', 'blink.user_timing', 'loading'],
    },
  });
  return {
    async stop({ url, untilMs, file }: { url: string; untilMs: number; file: string }): Promise<Sample> {
      const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await complete;
      writeFileSync(file, JSON.stringify({ traceEvents: events }));
      const began = events.find(
        ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
      );
      if (!began) throw new Error(`The trace has no navigation to ${url}.`);
      const onThread = events
        .filter(
          ({ ph, pid, tid, ts }) => ph === 'X' && pid === began.pid && tid === began.tid && ts >= began.ts,
        )
        .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
      return ownTimes(onThread, began.ts, began.ts + untilMs * 1000);
    },
  };
}
