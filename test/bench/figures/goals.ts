import type { Row } from './table';

/** What the storefront is held to: its menu, for a visitor, on slow 3G with a processor four times slower. */
export const STOREFRONT_ROWS: readonly Row[] = [
  { measure: 'product list visible, cold', figure: 'coldListMs', unit: 'ms', goal: 750, timesFloor: 1.25 },
  { measure: 'largest contentful paint, cold', figure: 'coldLcpMs', unit: 'ms', goal: 1500 },
  {
    measure: 'Order Now is a link before any script',
    figure: 'orderNowWithoutScript',
    unit: 'yes',
    goal: 1,
    atLeast: true,
  },
  { measure: "a visitor's Order Now on screen as a link", figure: 'orderNowMs', unit: 'ms', goal: 750 },
  { measure: 'stepper and cart live, cold', figure: 'liveMs', unit: 'ms', goal: 3500 },
  { measure: 'the app is there, cold', figure: 'appMs', unit: 'ms', timesFloor: 1.25 },
  { measure: 'script until the app is there, brotli', figure: 'scriptBrotli', unit: 'kB', goal: 115_000 },
  { measure: 'script until the app is there, gzip', figure: 'scriptGzip', unit: 'kB' },
  { measure: 'Firebase before it is needed', figure: 'firebaseBytes', unit: 'bytes', goal: 0 },
  { measure: 'Firebase when needed, brotli', figure: 'firebaseBrotli', unit: 'kB', goal: 53_000 },
  { measure: 'bytes of the first view, gzip', figure: 'coldBytes', unit: 'kB', goal: 150_000 },
  { measure: 'requests of the first view', figure: 'coldRequests', unit: 'count' },
  { measure: 'second visit: list', figure: 'warmListMs', unit: 'ms', goal: 200 },
  { measure: 'second visit: bytes before the list', figure: 'warmBytesBeforeList', unit: 'bytes', goal: 0 },
  { measure: 'offline visit: list', figure: 'offlineListMs', unit: 'ms', goal: 100 },
  { measure: 'fresh price and stock: round trips', figure: 'freshRoundTrips', unit: 'count', goal: 1 },
  { measure: 'fresh price and stock: asked for, after the start', figure: 'freshStartMs', unit: 'ms' },
  { measure: 'layout shift, cold', figure: 'coldCls', unit: 'share', goal: 0.01 },
  { measure: 'blocking, cold', figure: 'coldBlockingMs', unit: 'shortMs' },
  { measure: 'Lighthouse mobile', figure: 'lhPerformance', unit: 'count', goal: 100, atLeast: true },
  { measure: 'Lighthouse LCP', figure: 'lhLcpMs', unit: 'ms', goal: 900 },
  { measure: 'Lighthouse TBT', figure: 'lhTbtMs', unit: 'shortMs', goal: 30 },
  { measure: 'Lighthouse CLS', figure: 'lhCls', unit: 'share', goal: 0.01 },
  { measure: 'Lighthouse accessibility', figure: 'lhAccessibility', unit: 'count', goal: 100, atLeast: true },
  {
    measure: 'Lighthouse best practices',
    figure: 'lhBestPractices',
    unit: 'count',
    goal: 100,
    atLeast: true,
  },
  { measure: 'Lighthouse SEO', figure: 'lhSeo', unit: 'count', goal: 100, atLeast: true },
];

/** What the list of orders is held to, with a processor four times slower. */
export const OFFICE_ROWS: readonly Row[] = [
  { measure: 'first rows', figure: 'firstRowsMs', unit: 'ms', goal: 700, timesFloor: 1.15 },
  { measure: 'all rows there to be filtered', figure: 'allRowsMs', unit: 'ms', timesFloor: 2 },
  { measure: 'what has changed since is read too', figure: 'wholeMs', unit: 'ms' },
  { measure: 'filter keystroke to rows', figure: 'filterMs', unit: 'shortMs', goal: 30, timesFloor: 1.3 },
  { measure: 'blocking at load', figure: 'blockingMs', unit: 'shortMs', goal: 150 },
  { measure: 'scroll, 95th percentile of a frame', figure: 'scrollP95Ms', unit: 'shortMs', goal: 17 },
  { measure: 'scroll, worst frame', figure: 'scrollWorstMs', unit: 'shortMs', goal: 33 },
  { measure: 'DOM nodes', figure: 'domNodes', unit: 'count', goal: 400 },
  { measure: 'heap', figure: 'heapBytes', unit: 'MB' },
  { measure: 'heap over the empty app', figure: 'heapOverEmptyBytes', unit: 'MB', goal: 22_000_000 },
  { measure: 'script of the route, brotli', figure: 'routeBrotli', unit: 'kB', goal: 180_000 },
  { measure: 'script until it rests, brotli', figure: 'scriptBrotli', unit: 'kB' },
  { measure: 'cold on slow 4G, nothing but the session stored', figure: 'slow4gMs', unit: 'ms', goal: 2000 },
  { measure: 'cold on slow 4G, orders stored', figure: 'slow4gCachedMs', unit: 'ms' },
  { measure: 'reads of a later visit, nothing changed', figure: 'laterReads', unit: 'count' },
  {
    measure: 'reads of a later visit, one order changed',
    figure: 'laterReadsOneChanged',
    unit: 'count',
  },
  {
    measure: 'of these beyond the changed one and the overlap',
    figure: 'laterReadsBeyond',
    unit: 'count',
    goal: 1,
  },
];

/** A first synchronisation, cut off half-way; measured once, as its counts do not vary. */
export const FIRST_SYNC_ROWS: readonly Row[] = [
  { measure: 'shows its progress', figure: 'progressShown', unit: 'yes', goal: 1, atLeast: true },
  { measure: 'documents on the device when it was cut off', figure: 'readBeforeCut', unit: 'count' },
  { measure: 'goes on there when opened again', figure: 'resumed', unit: 'yes', goal: 1, atLeast: true },
  // The mirror's limit, and as many as it lets gather before it drops the oldest.
  { measure: 'orders on the device at the end', figure: 'ordersCached', unit: 'count', goal: 20_500 },
  { measure: 'reads, both visits together', figure: 'syncReads', unit: 'count' },
  { measure: 'reads beyond the orders kept', figure: 'syncReadsBeyond', unit: 'count' },
  { measure: 'time, both visits together', figure: 'syncMs', unit: 'ms' },
  { measure: 'heap at the end', figure: 'syncHeapBytes', unit: 'MB' },
];

/** How a large shop compares with one of 10,000 orders, measured in turns. No floor is measured beside them. */
export const LARGE_ROWS: readonly Row[] = [
  {
    measure: 'first rows, as a share of those at 10,000',
    figure: 'firstRowsRatio',
    unit: 'ratio',
    goal: 1.1,
  },
  ...OFFICE_ROWS.filter(({ figure }) =>
    [
      'firstRowsMs',
      'filterMs',
      'blockingMs',
      'domNodes',
      'heapBytes',
      'laterReads',
      'laterReadsOneChanged',
      'laterReadsBeyond',
    ].includes(figure),
  ).map(({ timesFloor: _noFloorHere, ...row }) => row),
];

/** Where the time of a recorded visit went, until what is waited for was there. */
export const TRACE_ROWS: readonly Row[] = [
  { measure: 'until it is there', figure: 'wholeMs', unit: 'shortMs' },
  { measure: 'HTML', figure: 'htmlMs', unit: 'shortMs' },
  { measure: 'style', figure: 'styleMs', unit: 'shortMs' },
  { measure: 'layout', figure: 'layoutMs', unit: 'shortMs' },
  { measure: 'paint', figure: 'paintMs', unit: 'shortMs' },
  { measure: 'compiling and evaluating scripts', figure: 'evaluateMs', unit: 'shortMs' },
  { measure: 'running them', figure: 'runMs', unit: 'shortMs' },
  { measure: 'collecting garbage', figure: 'collectMs', unit: 'shortMs' },
  { measure: 'the browser itself', figure: 'otherMs', unit: 'shortMs' },
  { measure: 'waiting', figure: 'idleMs', unit: 'shortMs' },
  { measure: 'requests by then', figure: 'requests', unit: 'count' },
  { measure: 'bytes by then, gzip', figure: 'bytes', unit: 'kB' },
];
