import { invalid, isAbsent, isObject } from '../values/wireJson';
import { RpcError } from '../wire/rpcError';
import type { OpenStream, StreamAnswer } from './stream';

const WRITE =
  'Write (setDoc, updateDoc, deleteDoc and writeBatch of the full SDK) is not supported by the local backend; ' +
  'use firebase/firestore/lite.';

/**
 * Write, opened and then refused by its first writes. Before it is open the full SDK takes no refusal for an answer and
 * tries again for ever.
 * @throws RpcError
 */
export function refuseWrites(message: unknown): readonly StreamAnswer[] {
  if (!isObject(message)) throw invalid('the message', 'an object is expected');
  if (!isAbsent(message.writes)) throw new RpcError('UNIMPLEMENTED', WRITE);
  return [{ streamId: '0', streamToken: btoa('refused') }];
}

export const openRefusedWrite: OpenStream = (_caller, send) => ({
  receive: message => send(refuseWrites(message)),
  close: () => undefined,
});
