import type { Target } from '../wire/requestTarget';
import { RpcError } from '../wire/rpcError';
import { batchGet } from './batchGet';
import { batchWrite } from './batchWrite';
import type { Route } from './call';
import { commit } from './commit';
import { getDocument } from './getDocument';
import { listCollectionIds } from './listCollectionIds';
import { listDocuments } from './listDocuments';
import { runAggregationQuery, runQuery } from './query';
import { beginTransaction, rollback } from './transaction';
import { createDocument, deleteDocument, patchDocument } from './writeDocument';

/** Methods of the whole database, which are asked at its root only. */
const ROOT_METHODS: ReadonlyMap<string, Route> = new Map([
  ['batchGet', batchGet],
  ['batchWrite', batchWrite],
  ['beginTransaction', beginTransaction],
  ['commit', commit],
  ['rollback', rollback],
]);

/** Methods asked at the root or at a document. */
const PARENT_METHODS: ReadonlyMap<string, Route> = new Map([
  ['listCollectionIds', listCollectionIds],
  ['runAggregationQuery', runAggregationQuery],
  ['runQuery', runQuery],
]);

const UNSUPPORTED_METHODS = ['executePipeline', 'listen', 'partitionQuery', 'write'];

const STREAMING_METHODS = ['batchGet', 'executePipeline', 'runAggregationQuery', 'runQuery'];

/** Whether the REST API answers with an array, and wraps an error in one too. */
export function isStreaming({ verb }: Target): boolean {
  return STREAMING_METHODS.includes(verb);
}

/** @throws RpcError for a method that Firestore has not, or that this backend does not serve */
export function findRoute({ verb, path }: Target): Route {
  const isCollection = path.split('/').length % 2 === 1 && path !== '';
  switch (verb) {
    case 'clear':
      // Nobody has to be the owner for it, as with the official emulator and as for its accounts: what keeps web pages out
      // is their origin.
      return database => {
        database.clear();
        return {};
      };
    case 'GET':
      return isCollection ? listDocuments : getDocument;
    case 'POST':
      return createDocument;
    case 'PATCH':
      return patchDocument;
    case 'DELETE':
      return deleteDocument;
    default:
      return findMethod(verb, path);
  }
}

function findMethod(verb: string, path: string): Route {
  const route = PARENT_METHODS.get(verb) ?? (path === '' ? ROOT_METHODS.get(verb) : undefined);
  if (route !== undefined) return route;
  if (UNSUPPORTED_METHODS.includes(verb)) {
    throw new RpcError('UNIMPLEMENTED', `The method "${verb}" is not supported by the local backend.`);
  }
  const place = path === '' ? 'the database' : `"${path}"`;
  throw new RpcError('UNIMPLEMENTED', `Firestore has no method "${verb}" of ${place}.`);
}
