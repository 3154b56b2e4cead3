/** Looks at every change of the screen from now on. What it returns ends that, and says whether it was ever so. */
export function everShown(isSo: () => boolean): () => boolean {
  let was = isSo();
  const watch = new MutationObserver(() => {
    was ||= isSo();
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => {
    watch.disconnect();
    return was;
  };
}
