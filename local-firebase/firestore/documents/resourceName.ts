import { RpcError } from '../wire/rpcError';
import { isReservedName } from './reservedName';

const MAX_ID_BYTES = 1500;
const MAX_NAME_BYTES = 6144;
const MAX_SHOWN = 300;

/** Turns full resource names into paths relative to the database's root, and back. */
export type ResourceNames = {
  /** `orders/1` → `projects/p/databases/(default)/documents/orders/1` */
  nameOf(path: string): string;
  /** The reverse, for a document; INVALID_ARGUMENT unless it is a legal document name of this database. */
  documentPathOf(name: string): string;
};

export function createResourceNames(projectId: string): ResourceNames {
  const root = `projects/${projectId}/databases/(default)/documents`;
  return {
    nameOf: path => (path === '' ? root : `${root}/${path}`),
    documentPathOf(name) {
      if (!name.startsWith(`${root}/`)) {
        throw new RpcError('INVALID_ARGUMENT', `Document name "${name}" is not within "${root}".`);
      }
      const path = name.slice(root.length + 1);
      checkDocumentPath(path);
      return path;
    },
  };
}

/** INVALID_ARGUMENT unless `path` (relative) is collection and id in turn, each of them legal. */
export function checkDocumentPath(path: string): void {
  if (checkedSegments(path).length % 2 !== 0) {
    throw new RpcError('INVALID_ARGUMENT', `Document path "${path}" has an odd number of segments.`);
  }
}

/** INVALID_ARGUMENT unless `path` (relative) ends with a collection id. */
export function checkCollectionPath(path: string): void {
  if (checkedSegments(path).length % 2 !== 1) {
    throw new RpcError('INVALID_ARGUMENT', `Collection path "${path}" has an even number of segments.`);
  }
}

/** INVALID_ARGUMENT unless it may be the id of a collection. */
export function checkCollectionId(id: string): void {
  checkId(id, id);
}

/** INVALID_ARGUMENT unless it may be the id of a document. */
export function checkDocumentId(id: string): void {
  if (!isNumericId(id)) checkId(id, id);
}

/** `orders/1/staffNotes/2` → `['orders/1/staffNotes', '2']` */
export function splitPath(path: string): readonly [parent: string, id: string] {
  const slash = path.lastIndexOf('/');
  return [path.slice(0, Math.max(slash, 0)), path.slice(slash + 1)];
}

export function joinPath(parent: string, child: string): string {
  return parent === '' ? child : `${parent}/${child}`;
}

function checkedSegments(path: string): readonly string[] {
  const segments = path.split('/');
  for (const [index, segment] of segments.entries()) {
    if (index % 2 === 0 || !isNumericId(segment)) checkId(segment, path);
  }
  if (Buffer.byteLength(path) > MAX_NAME_BYTES) {
    throw new RpcError(
      'INVALID_ARGUMENT',
      `The path is longer than ${MAX_NAME_BYTES} bytes: "${shown(path)}".`,
    );
  }
  return segments;
}

function checkId(id: string, path: string): void {
  const problem = problemOfId(id);
  if (problem === null) return;
  throw new RpcError(
    'INVALID_ARGUMENT',
    `Resource id "${shown(id)}" in "${shown(path)}" is invalid because it ${problem}.`,
  );
}

/** So that an error never repeats a text as long as a body. */
function shown(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** `__id7__`, as a document that Datastore numbered is called: 64 bits, not 0. */
function isNumericId(id: string): boolean {
  const digits = /^__id(-?[1-9]\d*)__$/.exec(id)?.[1];
  return digits !== undefined && BigInt.asIntN(64, BigInt(digits)) === BigInt(digits);
}

function problemOfId(id: string): string | null {
  if (id === '') return 'is empty';
  if (id === '.' || id === '..') return 'is "." or ".."';
  if (isReservedName(id)) return 'is reserved';
  if (id.includes('/')) return 'contains a slash';
  if (/\p{Surrogate}/u.test(id)) return 'is not valid UTF-8';
  if (Buffer.byteLength(id) > MAX_ID_BYTES) return `is longer than ${MAX_ID_BYTES} bytes`;
  return null;
}
