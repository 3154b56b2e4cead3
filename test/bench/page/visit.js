// What a page shows and when, written down from inside. `benchOptions`: what to look for.
(() => {
  if (globalThis.top !== globalThis) return;
  const { list, atLeast, orderNow } = globalThis.benchOptions;
  const findings = { listMs: null, orderNowMs: null, fcpMs: null, lcpMs: null, cls: 0, blockingMs: 0 };
  globalThis.benchFindings = findings;

  const observe = (type, note) =>
    new PerformanceObserver(seen => seen.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', entry => {
    if (entry.name === 'first-contentful-paint') findings.fcpMs = entry.startTime;
  });
  observe('largest-contentful-paint', entry => {
    findings.lcpMs = entry.startTime;
  });
  observe('layout-shift', entry => {
    if (!entry.hadRecentInput) findings.cls += entry.value;
  });
  observe('longtask', entry => {
    findings.blockingMs += Math.max(0, entry.duration - 50);
  });

  const isShown = element => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  // The first of them and no more: to ask for the place of what is out of sight would have it laid out.
  const areShown = (selector, count) => {
    const first = [...document.querySelectorAll(selector)].slice(0, count);
    return first.length === count && first.every(isShown);
  };
  const look = () => {
    if (findings.listMs === null && areShown(list, atLeast)) findings.listMs = performance.now();
    if (orderNow && findings.orderNowMs === null && areShown(orderNow, 1)) {
      findings.orderNowMs = performance.now();
    }
    // What comes only with the script is worth waiting for a while, not for ever.
    if (
      findings.listMs === null ||
      (orderNow && findings.orderNowMs === null && performance.now() < 60_000)
    ) {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
})();
