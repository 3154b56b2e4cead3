// When a table's rows are there, how it scrolls and how it filters. `benchOptions`: what a row is, and by what one sees that
// the page is not whole yet or has become so, where it says so.
(() => {
  if (globalThis.top !== globalThis) return;
  const { row, whole } = globalThis.benchOptions;
  const findings = { firstRowsMs: null, allRowsMs: null, wholeMs: null, progress: null, blockingMs: 0 };
  globalThis.benchFindings = findings;

  new PerformanceObserver(seen => {
    for (const { duration } of seen.getEntries()) findings.blockingMs += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });

  const rows = () => [...document.querySelectorAll(row)].filter(each => each.textContent.trim() !== '');
  const noteProgress = () => {
    const bar = document.querySelector('main progress');
    if (!bar) return;
    findings.progress ??= { first: bar.value, last: bar.value, total: bar.max };
    findings.progress.last = bar.value;
    findings.progress.total = bar.max;
  };
  const hasAllRows = () =>
    !whole ||
    (!document.querySelector(whole.without) &&
      new RegExp(whole.says).test(document.querySelector('main').textContent));
  const isWhole = () => hasAllRows() && (!whole || document.querySelector(whole.with) !== null);
  const look = () => {
    noteProgress();
    if (findings.firstRowsMs === null && rows().length >= 5) findings.firstRowsMs = performance.now();
    if (findings.firstRowsMs !== null && hasAllRows()) findings.allRowsMs ??= performance.now();
    if (findings.allRowsMs !== null && isWhole()) findings.wholeMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  const scrollerOf = element => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (at.scrollHeight > at.clientHeight + 40 && /auto|scroll/.test(getComputedStyle(at).overflowY))
        return at;
    }
    return document.scrollingElement;
  };

  /** Two seconds of scrolling, down and up again: how long each frame took, in ms. */
  globalThis.benchScroll = () =>
    new Promise(resolve => {
      const scroller = scrollerOf(rows()[0]);
      const frames = [];
      const start = performance.now();
      let last = null;
      let by = 400;
      const step = now => {
        if (last !== null) frames.push(now - last);
        last = now;
        const top = scroller.scrollTop;
        scroller.scrollTop += by;
        if (scroller.scrollTop === top) by = -by;
        if (now - start < 2000) return requestAnimationFrame(step);
        frames.sort((one, other) => one - other);
        scroller.scrollTop = 0;
        resolve({ p95Ms: frames[Math.floor(frames.length * 0.95)], worstMs: frames.at(-1) });
      };
      requestAnimationFrame(step);
    });

  /** From one keystroke that leaves one row until that row is the only one: in ms, or null after 20 s. */
  globalThis.benchFilter = (search, query) =>
    new Promise(resolve => {
      const input = document.querySelector(search);
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      input.focus();
      const start = performance.now();
      set.call(input, query);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      const seen = () => {
        const left = rows();
        const done = left.length >= 1 && left.length <= 3 && left[0].textContent.includes(query);
        const passedMs = performance.now() - start;
        if (done) resolve(passedMs);
        else if (passedMs > 20_000) resolve(null);
        else requestAnimationFrame(seen);
      };
      requestAnimationFrame(seen);
    });
})();
