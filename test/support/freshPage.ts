import { vi } from 'vitest';

const { documentElement: page } = document;

/** What a page has when it is opened, as a browser opens it: a file's tests find nothing of the files before it. */
export function freshPage(): void {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const element of [page, document.head, document.body]) {
    for (const { name } of Array.from(element.attributes)) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split(';')) {
    // biome-ignore lint/suspicious/noDocumentCookie: there is no other way to take one away here
    document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
  }
}
