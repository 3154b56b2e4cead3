import { createServer, type Http2Server, type ServerHttp2Stream } from 'node:http2';
import { refuseWrites } from '../../firestore/channel/refusedWrite';
import { RpcError } from '../../firestore/wire/rpcError';
import { readFields, writeFields } from './protobuf';

const SERVICE = '/google.firestore.v1.Firestore/';
const LISTEN =
  'Listen (onSnapshot, getDoc and getDocs of the full SDK) over gRPC is not supported by the local backend; ' +
  'use firebase/firestore/lite.';
const HINT = 'gRPC is not supported by the local backend; use firebase/firestore/lite, or REST (preferRest).';
/** One byte says whether the message is compressed, four how long it is. */
const PREFIX_BYTES = 5;
/** Of a message; those that are read are of a few fields, but may carry what is to be written. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Answers gRPC, as the Node builds of the full SDK and of firebase-admin speak it, by refusals alone. The two streams
 * are refused message by message, as over WebChannel: to one that fails as a whole the SDK answers from its cache.
 */
export function createGrpcRefusal(): Http2Server {
  const server = createServer();
  server.on('stream', (stream, headers) => {
    // The client may leave at any time.
    stream.on('error', () => undefined);
    const path = headers[':path'] ?? '';
    switch (path) {
      case `${SERVICE}Listen`:
        return refuseEach(stream, answerListen);
      case `${SERVICE}Write`:
        return refuseEach(stream, answerWrite);
      default:
        stream.respond(
          { ...head(), ...status(new RpcError('UNIMPLEMENTED', `${path}: ${HINT}`)) },
          { endStream: true },
        );
    }
  });
  return server;
}

function refuseEach(stream: ServerHttp2Stream, answer: (message: Buffer) => readonly Buffer[]): void {
  let waiting = Buffer.alloc(0);
  let end = new RpcError('UNIMPLEMENTED', HINT);
  stream.respond(head(), { waitForTrailers: true });
  stream.on('wantTrailers', () => stream.sendTrailers(status(end)));
  stream.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    try {
      for (let message = next(); message !== null; message = next()) {
        for (const answered of answer(message)) stream.write(framed(answered));
      }
    } catch (error) {
      end = error instanceof RpcError ? error : new RpcError('INVALID_ARGUMENT', 'A message cannot be read.');
      stream.removeAllListeners('data').resume();
      stream.end();
    }
  });
  stream.on('end', () => stream.end());

  function next(): Buffer | null {
    if (waiting.length < PREFIX_BYTES) return null;
    const length = waiting.readUInt32BE(1);
    if (waiting[0] !== 0 || length > MAX_BYTES) throw new RangeError('A message is compressed or too long.');
    if (waiting.length < PREFIX_BYTES + length) return null;
    const message = waiting.subarray(PREFIX_BYTES, PREFIX_BYTES + length);
    waiting = waiting.subarray(PREFIX_BYTES + length);
    return message;
  }
}

function answerListen(message: Buffer): readonly Buffer[] {
  const addTarget = readFields(message).find(({ number }) => number === 2)?.value;
  if (!Buffer.isBuffer(addTarget)) return [];
  const targetId = readFields(addTarget).find(({ number }) => number === 5)?.value;
  if (typeof targetId !== 'number') throw new RpcError('INVALID_ARGUMENT', 'The target has no number.');
  return [encodeRemoval(targetId, new RpcError('UNIMPLEMENTED', LISTEN).rpcStatus)];
}

/** `ListenResponse` of a target that is removed. */
function encodeRemoval(targetId: number, cause: RpcError['rpcStatus']): Buffer {
  const status = writeFields([
    { number: 1, value: cause.code },
    { number: 2, value: cause.message },
  ]);
  const change = writeFields([
    { number: 1, value: 2 },
    { number: 2, value: targetId },
    { number: 3, value: status },
  ]);
  return writeFields([{ number: 2, value: change }]);
}

function answerWrite(message: Buffer): readonly Buffer[] {
  const writes = readFields(message).filter(({ number }) => number === 3);
  return refuseWrites(writes.length > 0 ? { writes } : {}).map(({ streamId, streamToken }) =>
    writeFields([
      { number: 1, value: String(streamId) },
      { number: 2, value: Buffer.from(String(streamToken), 'base64') },
    ]),
  );
}

function framed(message: Buffer): Buffer {
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32BE(message.length, 1);
  return Buffer.concat([prefix, message]);
}

const head = () => ({ ':status': 200, 'content-type': 'application/grpc' });

const status = (error: RpcError) => ({
  'grpc-status': String(error.rpcStatus.code),
  // Percent-encoded where it is not plain ASCII.
  'grpc-message': error.message.replace(/[^\x20-\x24\x26-\x7e]/gu, encodeURIComponent),
});
