import { RpcError } from '../rpcError';
import { invalid, isAbsent, isObject, type JsonObject } from '../wireJson';

/** What is answered to a message of a stream, in JSON as the official server's. */
export type StreamAnswer = JsonObject;

/** Answers the messages of one stream, in order. */
export type Stream = (message: unknown) => readonly StreamAnswer[];

const REASON = 'is not supported by the local backend; use firebase/firestore/lite.';
const LISTEN = `Listen (onSnapshot, getDoc and getDocs of the full SDK) ${REASON}`;
const WRITE = `Write (setDoc, updateDoc, deleteDoc and writeBatch of the full SDK) ${REASON}`;

/**
 * Listen, refused target by target. To a stream that fails as a whole the full SDK answers from its cache: a shop that is
 * empty, and nobody told.
 */
export const refusedListen: Stream = message => {
  const { addTarget } = readMessage(message);
  if (isAbsent(addTarget)) return [];
  const targetId = isObject(addTarget) ? addTarget.targetId : undefined;
  if (!Number.isInteger(targetId)) throw invalid('addTarget.targetId', 'a whole number is expected');
  const cause = new RpcError('UNIMPLEMENTED', LISTEN).rpcStatus;
  return [{ targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], cause } }];
};

/**
 * Write, opened and then refused by its first writes. Before it is open the full SDK takes no refusal for an answer and
 * tries again for ever.
 */
export const refusedWrite: Stream = message => {
  const { writes } = readMessage(message);
  if (isAbsent(writes)) return [{ streamId: '0', streamToken: btoa('refused') }];
  throw new RpcError('UNIMPLEMENTED', WRITE);
};

/** @throws RpcError INVALID_ARGUMENT */
function readMessage(message: unknown): JsonObject {
  if (!isObject(message)) throw invalid('the message', 'an object is expected');
  return message;
}
