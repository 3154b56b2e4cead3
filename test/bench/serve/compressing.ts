import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { gzip, isCompressible } from './compress';
import { listen, type Served } from './listen';

/**
 * Stands before a server that does not compress, as a host would: what it answers goes on unchanged, but compressed. A
 * body that has an entity tag is compressed once.
 */
export async function serveCompressed(upstream: string): Promise<Served> {
  const zipped = new Map<string, Buffer>();

  const zip = (body: Buffer, key: string | null): Buffer => {
    const known = key === null ? undefined : zipped.get(key);
    if (known) return known;
    const made = gzip(body);
    if (key !== null) zipped.set(key, made);
    return made;
  };

  const passOn = async (answer: IncomingMessage, request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(answer);
    const headers = { ...answer.headers };
    for (const ofTheConnection of ['content-length', 'transfer-encoding', 'connection', 'keep-alive']) {
      delete headers[ofTheConnection];
    }
    const asZip =
      body.length > 0 &&
      isCompressible(headers['content-type'] ?? '') &&
      headers['content-encoding'] === undefined &&
      /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const { etag } = headers;
    const sent = asZip ? zip(body, etag === undefined ? null : `${request.url} ${etag}`) : body;
    response.writeHead(answer.statusCode ?? 502, {
      ...headers,
      // What has no body names the length of what it stands for, or none.
      ...(sent.length > 0 && { 'content-length': sent.length }),
      ...(asZip && { 'content-encoding': 'gzip' }),
    });
    response.end(sent);
  };

  const { host, origin } = new URL(upstream);
  return await listen((request, response) => {
    const fail = () => response.destroy();
    const onward = send(
      new URL(request.url ?? '/', upstream),
      {
        // A connection for each: one kept open may be closed by the other side in the very moment it is used again.
        agent: false,
        method: request.method,
        headers: {
          ...request.headers,
          // The shop answers nobody under another address than its own.
          host,
          ...(request.headers.origin !== undefined && { origin }),
          'accept-encoding': 'identity',
          connection: 'close',
        },
      },
      answer => void passOn(answer, request, response).catch(fail),
    );
    onward.once('error', fail);
    request.pipe(onward);
  });
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts);
}
