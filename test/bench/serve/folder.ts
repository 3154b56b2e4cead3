import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { gzip, isCompressible } from './compress';
import { listen, type Served } from './listen';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Vite puts a hash into these names. */
const HASHED = /-[\w-]{8}\.\w+$/;

/** Serves a folder as the product is served: compressed, and with its hashed files kept for ever. */
export async function serveFolder(directory: string): Promise<Served> {
  const bodies = new Map<string, { readonly body: Buffer; readonly zipped: Buffer; readonly type: string }>();

  const bodyOf = (file: string) => {
    const known = bodies.get(file);
    if (known) return known;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const body = readFileSync(file);
    const made = { body, zipped: isCompressible(type) ? gzip(body) : body, type };
    bodies.set(file, made);
    return made;
  };

  return await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const named = join(directory, normalize(decodeURIComponent(pathname)));
    const file = existsSync(named) && statSync(named).isDirectory() ? join(named, 'index.html') : named;
    if (!existsSync(file)) return response.writeHead(404).end('There is no such file.');
    const { body, zipped, type } = bodyOf(file);
    const etag = `"${statSync(file).mtimeMs}"`;
    response.setHeader('etag', etag);
    response.setHeader('vary', 'accept-encoding');
    response.setHeader(
      'cache-control',
      HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    const asZip = zipped !== body && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const sent = asZip ? zipped : body;
    response.writeHead(200, {
      'content-type': type,
      'content-length': sent.length,
      ...(asZip && { 'content-encoding': 'gzip' }),
    });
    return response.end(sent);
  });
}
