import type { StoredDocument } from './document';
import { RpcError } from './rpcError';
import type { Precondition } from './write';

/** @throws RpcError ALREADY_EXISTS, NOT_FOUND or FAILED_PRECONDITION, as Firestore words them */
export function checkPrecondition(
  precondition: Precondition | undefined,
  current: StoredDocument | undefined,
  name: string,
): void {
  switch (precondition?.kind) {
    case undefined:
      return;
    case 'exists':
      if (precondition.exists && current === undefined) throw noDocument(name);
      if (!precondition.exists && current !== undefined) {
        throw new RpcError('ALREADY_EXISTS', `Document already exists: ${name}`);
      }
      return;
    case 'updateTime':
      if (current === undefined) throw noDocument(name);
      if (current.updateTime !== precondition.updateTime) {
        throw new RpcError(
          'FAILED_PRECONDITION',
          `the stored version (${current.updateTime}) does not match the required base version (${precondition.updateTime})`,
        );
      }
      return;
    default:
      precondition satisfies undefined;
  }
}

function noDocument(name: string): RpcError {
  return new RpcError('NOT_FOUND', `No document to update: ${name}`);
}
