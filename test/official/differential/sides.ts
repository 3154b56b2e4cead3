import { randomBytes } from 'node:crypto';
import { createLocalFirebase } from '../../../local-firebase/localFirebase';
import { startNodeServer } from '../../../local-firebase/mounts/nodeServer';
import { createMemoryStorage } from '../../../local-firebase/storage/memoryStorage';

export type Answer = { readonly status: number; readonly body: unknown };

/** One of the two that are compared. */
export type Side = {
  readonly name: 'local' | 'official';
  /** `http://127.0.0.1:8080` */
  readonly origin: string;
  /** @param path of the server: `/v1/projects/…` */
  ask(method: string, path: string, body?: unknown, token?: string): Promise<Answer>;
};

export type Sides = { readonly both: readonly [local: Side, official: Side]; close(): Promise<void> };

/**
 * Starts a local backend of that project, over HTTP, beside the official emulator.
 * @param host of the official emulator, as in FIRESTORE_EMULATOR_HOST
 */
export async function openSides(projectId: string, host: string): Promise<Sides> {
  const backend = await createLocalFirebase({
    projectId,
    storage: createMemoryStorage(),
    randomBytes,
    unsignedTokens: true,
  });
  const server = await startNodeServer(backend.handle);
  return {
    both: [sideAt('local', server.origin), sideAt('official', `http://${host}`)],
    async close() {
      await server.close();
      await backend.close();
    },
  };
}

/** Long enough for an emulator that compiles rules on a busy machine. */
const NO_ANSWER_MS = 60_000;
const NO_ANSWER: Answer = { status: 0, body: 'no answer' };

function sideAt(name: Side['name'], origin: string): Side {
  return {
    name,
    origin,
    async ask(method, path, body, token) {
      try {
        const response = await fetch(`${origin}${path}`, {
          method,
          headers: {
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
          signal: AbortSignal.timeout(NO_ANSWER_MS),
        });
        return { status: response.status, body: readJson(await response.text()) };
      } catch (error) {
        // The official emulator never answers some addresses that it cannot read.
        if (error instanceof DOMException && error.name === 'TimeoutError') return NO_ANSWER;
        throw error;
      }
    },
  };
}

/** The official emulator answers addresses that it does not know in plain text. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
