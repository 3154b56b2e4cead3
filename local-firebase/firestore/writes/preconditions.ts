import type { StoredDocument } from '../documents/document';
import { RpcError } from '../wire/rpcError';
import type { Precondition } from './write';

/** @throws RpcError ALREADY_EXISTS, NOT_FOUND, FAILED_PRECONDITION, or INVALID_ARGUMENT for a time yet to come */
export function checkPrecondition(
  precondition: Precondition | undefined,
  current: StoredDocument | undefined,
  name: string,
): void {
  switch (precondition?.kind) {
    case undefined:
      return;
    case 'exists':
      if (precondition.exists && current === undefined) {
        throw new RpcError('NOT_FOUND', `No document to update: ${name}`);
      }
      if (!precondition.exists && current !== undefined) {
        throw new RpcError('ALREADY_EXISTS', `Document already exists: ${name}`);
      }
      return;
    case 'updateTime':
      if (current !== undefined && precondition.updateTime > current.updateTime) {
        throw new RpcError(
          'INVALID_ARGUMENT',
          `Invalid base version, it is later than the stored one: ${name}`,
        );
      }
      if (current?.updateTime !== precondition.updateTime) {
        throw new RpcError(
          'FAILED_PRECONDITION',
          `the stored version (${current?.updateTime ?? 'none'}) does not match the required base version (${precondition.updateTime})`,
        );
      }
      return;
    default:
      precondition satisfies undefined;
  }
}
