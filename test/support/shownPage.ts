/** At most so many characters of a page are printed. */
const MAX_LENGTH = 6000;

/** Where the page is and all that it says, in one line: what a test that fails once in a hundred runs is understood by. */
export function shownPage(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
  return `${globalThis.location.href}: ${texts.filter(Boolean).join(' | ')}`.slice(0, MAX_LENGTH);
}
