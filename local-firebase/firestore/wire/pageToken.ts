import { joinPath, splitPath } from '../documents/resourceName';
import { RpcError } from './rpcError';

/**
 * A page's token holds the last id of the page, so that a page is right after others came and went.
 * @param parent what is listed; the token is good for nothing else
 */
export function toPageToken(parent: string, lastId: string): string {
  return Buffer.from(joinPath(parent, lastId)).toString('base64url');
}

/** The last id of the page before; undefined for the first page. @throws RpcError INVALID_ARGUMENT */
export function readPageToken(token: unknown, parent: string): string | undefined {
  if (token === undefined || token === '') return undefined;
  if (typeof token === 'string' && /^[\w-]+$/.test(token)) {
    const [listed, id] = splitPath(Buffer.from(token, 'base64url').toString());
    if (listed === parent && toPageToken(parent, id) === token) return id;
  }
  throw new RpcError('INVALID_ARGUMENT', `Invalid page token: ${JSON.stringify(token)}.`);
}
