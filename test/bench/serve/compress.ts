import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** As small as each gets: what a host prepares once. */
export const gzip = (bytes: Uint8Array): Buffer => gzipSync(bytes, { level: 9 });

export const brotli = (bytes: Uint8Array): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/(svg\+xml|x-icon))/;

export const isCompressible = (contentType: string): boolean => COMPRESSIBLE.test(contentType);
