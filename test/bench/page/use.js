// Presses what is there to be pressed, at every frame, until it does something; then waits for the app, where that is not it.
// `benchOptions.live`: what to press, and where its effect is seen; `before`: what goes when the app is there.
(() => {
  if (globalThis.top !== globalThis) return;
  const { live, before: earlier } = globalThis.benchOptions;
  const findings = { liveMs: null, appMs: null };
  globalThis.benchFindings = findings;
  let at = 0;
  let before = null;

  const stateOf = selector => {
    const element = document.querySelector(selector);
    return element && `${element.value ?? ''}|${element.getAttribute('aria-label')}|${element.textContent}`;
  };
  const wait = () => {
    if (earlier && document.querySelector(earlier)) requestAnimationFrame(wait);
    else findings.appMs = performance.now();
  };
  const look = () => {
    const { press, watch } = live[at];
    const state = stateOf(watch);
    if (before !== null && state !== null && state !== before) {
      at += 1;
      before = null;
    } else {
      const button = document.querySelector(press);
      // Seen first without having been pressed: what changes by itself is no answer.
      if (button && state !== null) {
        before = state;
        button.click();
      }
    }
    if (at < live.length) requestAnimationFrame(look);
    else {
      findings.liveMs = performance.now();
      wait();
    }
  };
  requestAnimationFrame(look);
})();
