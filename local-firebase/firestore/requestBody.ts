import { RpcError } from './rpcError';

const MAX_BODY_BYTES = 10 * 1024 * 1024;

/**
 * The JSON of a request, whatever its content type says: the SDK sends `text/plain` to spare a preflight.
 * @returns undefined for an empty body
 * @throws RpcError INVALID_ARGUMENT for no JSON or more than 10 MiB
 */
export async function readBody(request: Request): Promise<unknown> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_BODY_BYTES) {
    throw new RpcError(
      'INVALID_ARGUMENT',
      `Request payload size exceeds the limit: ${MAX_BODY_BYTES} bytes.`,
    );
  }
  if (bytes.byteLength === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RpcError('INVALID_ARGUMENT', `Invalid JSON payload received. ${reason}`);
  }
}
