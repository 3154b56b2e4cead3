import { RpcError } from './rpcError';

/** A page's token holds the last id of the page, so that a page is right after others came and went. */
export function toPageToken(lastId: string): string {
  return Buffer.from(lastId).toString('base64url');
}

/** The last id of the page before; undefined for the first page. @throws RpcError INVALID_ARGUMENT */
export function readPageToken(token: unknown): string | undefined {
  if (token === undefined || token === '') return undefined;
  if (typeof token === 'string' && /^[\w-]+$/.test(token)) {
    const id = Buffer.from(token, 'base64url').toString();
    if (toPageToken(id) === token) return id;
  }
  throw new RpcError('INVALID_ARGUMENT', `Invalid page token: ${JSON.stringify(token)}.`);
}
