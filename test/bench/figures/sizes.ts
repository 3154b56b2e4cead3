import { brotli, gzip } from '../serve/compress';

export type Sizes = { readonly raw: number; readonly gzip: number; readonly brotli: number };

const NOTHING: Sizes = { raw: 0, gzip: 0, brotli: 0 };

/** What a file weighs, as it is and compressed as small as it gets. */
export const sizeOf = (bytes: Uint8Array): Sizes => ({
  raw: bytes.length,
  gzip: gzip(bytes).length,
  brotli: brotli(bytes).length,
});

export const addSizes = (all: readonly Sizes[]): Sizes =>
  all.reduce(
    (sum, one) => ({ raw: sum.raw + one.raw, gzip: sum.gzip + one.gzip, brotli: sum.brotli + one.brotli }),
    NOTHING,
  );

const known = new Map<string, Sizes>();

/** What these weigh together, each counted once. */
export async function sizesOf(urls: readonly string[]): Promise<Sizes> {
  const sizes: Sizes[] = [];
  for (const url of new Set(urls)) {
    let size = known.get(url);
    if (!size) {
      size = sizeOf(new Uint8Array(await (await fetch(url)).arrayBuffer()));
      known.set(url, size);
    }
    sizes.push(size);
  }
  return addSizes(sizes);
}
