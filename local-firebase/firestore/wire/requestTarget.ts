import { RpcError } from './rpcError';

/** What a request is about, read from its method and address. */
export type Target = {
  /** A custom method such as `commit`, else the HTTP method on a document or collection, or the emulator's `clear`. */
  readonly verb: string;
  /** Relative to the database's root; '' for the root itself. */
  readonly path: string;
};

const DATABASE = /^(\/emulator)?\/v1\/projects\/([^/]+)\/databases\/([^/]+)(?:\/(.*))?$/;
const PREFIXES = ['/google.firestore.v1.Firestore/', '/v1/projects/', '/v1beta1/projects/'];
const EMULATOR = /^\/emulator\/v1\/projects\/[^/]+\/databases\//;

/** Whether the path is Firestore's, known or not. */
export function isFirestorePath(pathname: string): boolean {
  return PREFIXES.some(prefix => pathname.startsWith(prefix)) || EMULATOR.test(pathname);
}

/** @throws RpcError for an address that Firestore has not, or that this backend does not serve */
export function readTarget(method: string, pathname: string, projectId: string): Target {
  const match = DATABASE.exec(pathname);
  if (match === null) throw notServed(method, pathname);
  const [, emulator, project = '', database = '', rest = ''] = match;
  checkDatabase(decode(project), decode(database), projectId);
  const target = readDocumentsTarget(method, rest);
  if (target === null) throw notServed(method, pathname);
  if (emulator === undefined) return target;
  if (target.verb !== 'DELETE' || target.path !== '') throw notServed(method, pathname);
  return { verb: 'clear', path: '' };
}

/** `documents/orders/1:runQuery` → `{ verb: 'runQuery', path: 'orders/1' }` */
function readDocumentsTarget(method: string, rest: string): Target | null {
  // A colon within an id arrives percent-encoded; a bare one begins a custom method. Only POST has those.
  const colon = method === 'POST' ? rest.lastIndexOf(':') : -1;
  const verb = colon === -1 ? method : rest.slice(colon + 1);
  const [root, ...segments] = (colon === -1 ? rest : rest.slice(0, colon)).split('/');
  if (root !== 'documents') return null;
  for (const segment of segments.map(decode)) {
    if (segment.includes('/')) {
      throw new RpcError(
        'INVALID_ARGUMENT',
        `Resource id "${segment}" is invalid because it contains a slash.`,
      );
    }
  }
  return { verb, path: segments.map(decode).join('/') };
}

function checkDatabase(project: string, database: string, projectId: string): void {
  if (project === projectId && database === '(default)') return;
  throw new RpcError(
    'NOT_FOUND',
    `The database ${database} does not exist for project ${project}; this backend serves (default) of ${projectId}.`,
  );
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new RpcError('INVALID_ARGUMENT', `The address is not valid percent-encoding: "${segment}".`);
  }
}

function notServed(method: string, pathname: string): RpcError {
  return new RpcError('UNIMPLEMENTED', `${method} ${pathname} is not supported by the local backend.`);
}
