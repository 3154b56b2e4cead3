import type { Database } from '../database';
import { parseStructuredQuery } from '../query/parseQuery';
import {
  invalid,
  isAbsent,
  isObject,
  type JsonObject,
  readArray,
  readBoolean,
  readCount,
  readObject,
} from '../values/wireJson';
import { readOneOf, readText, refuseUnsupported } from '../wire/requestFields';
import { RpcError } from '../wire/rpcError';
import { openDocuments, openQuery, type Target } from './target';

/** What a `ListenRequest` asks for. */
export type ListenRequest =
  | { readonly kind: 'add'; readonly targetId: number; readonly target: JsonObject }
  | { readonly kind: 'remove'; readonly targetId: number };

const TARGET_KEYS = ['query', 'documents', 'resumeToken', 'readTime', 'targetId', 'once', 'expectedCount'];

/** @throws RpcError that ends the stream: what it is about cannot be told */
export function parseListenRequest(json: unknown, database: Database): ListenRequest {
  const raw = readObject(json, ['database', 'addTarget', 'removeTarget', 'labels'], 'the message');
  checkDatabase(raw.database, database);
  const kind = readOneOf(raw, 'target_change', ['addTarget', 'removeTarget'] as const);
  switch (kind) {
    case 'addTarget': {
      if (!isObject(raw.addTarget)) throw invalid('addTarget', 'an object is expected');
      const target = raw.addTarget;
      return { kind: 'add', targetId: readTargetId(target.targetId, 'addTarget.targetId'), target };
    }
    case 'removeTarget':
      return { kind: 'remove', targetId: readTargetId(raw.removeTarget, 'removeTarget') };
    case undefined:
      throw invalid('the message', 'it adds no target, and removes none');
    default:
      throw new RpcError('INVALID_ARGUMENT', `Unknown message ${kind satisfies never}`);
  }
}

export type ParsedTarget = {
  readonly target: Target;
  /** It ends as soon as its client has everything. */
  readonly isOnce: boolean;
};

/** @throws RpcError */
export function parseTarget(json: JsonObject, database: Database): ParsedTarget {
  refuseUnsupported(json, ['pipelineQuery']);
  const raw = readObject(json, TARGET_KEYS, 'addTarget');
  const kind = readOneOf(raw, 'target_type', ['query', 'documents'] as const);
  if (kind === undefined) throw invalid('addTarget', 'it has neither a query nor documents');
  // Whoever resumes is told how many there are, so nothing follows from how many the client has.
  const { expectedCount } = raw;
  readCount(isObject(expectedCount) ? expectedCount.value : expectedCount, 'addTarget.expectedCount');
  return {
    target: kind === 'query' ? parseQuery(raw.query, database) : parseDocuments(raw.documents, database),
    isOnce: readBoolean(raw.once, 'addTarget.once'),
  };
}

function parseQuery(json: unknown, database: Database): Target {
  const raw = readObject(json, ['parent', 'structuredQuery'], 'addTarget.query');
  const parent = readText(raw.parent, 'addTarget.query.parent');
  const root = database.names.nameOf('');
  if (parent !== root && !parent.startsWith(`${root}/`)) {
    throw invalid('addTarget.query.parent', `it is not within "${root}"`);
  }
  return openQuery(parseStructuredQuery(raw.structuredQuery, parent), database);
}

function parseDocuments(json: unknown, database: Database): Target {
  const { documents } = readObject(json, ['documents'], 'addTarget.documents');
  const paths = readArray(documents, 'addTarget.documents.documents').map((name, index) =>
    database.names.documentPathOf(readText(name, `addTarget.documents.documents[${index}]`)),
  );
  if (paths.length === 0) throw invalid('addTarget.documents', 'it names no document');
  return openDocuments(paths, database);
}

/** `projects/{p}/databases/(default)`, which every message says. */
function checkDatabase(json: unknown, { names }: Database): void {
  const own = names.nameOf('').replace(/\/documents$/, '');
  if (isAbsent(json) || json === own) return;
  throw new RpcError(
    'NOT_FOUND',
    `The database ${JSON.stringify(json)} does not exist; this backend serves ${own}.`,
  );
}

function readTargetId(json: unknown, at: string): number {
  if (typeof json !== 'number' || !Number.isInteger(json) || json <= 0 || json >= 2 ** 31) {
    throw invalid(at, 'a whole number of 1 or more is expected');
  }
  return json;
}
