import { resolve } from 'node:path';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { RequestHandler } from '../requestHandler';
import { JournalError } from '../storage/journalError';
import { checkAllowedOrigins } from './admission';
import { answerNodeRequest } from './nodeRequest';
import type { NodeServerOptions } from './nodeServer';
import {
  DEFAULT_DIRECTORY,
  DEFAULT_INDEXES_FILE,
  DEFAULT_RULES_FILE,
  describeBackend,
  type OpenOptions,
} from './openLocalFirebase';
import { joinBackend } from './sharedBackends';

/**
 * Serves the local Firebase on the origin of Vite's dev and preview servers, kept in a journal and planted with
 * the demonstration shop. It opens and closes with the server.
 */
export function localFirebase(options: OpenOptions & NodeServerOptions = {}): Plugin {
  const {
    directory = DEFAULT_DIRECTORY,
    rulesFile = DEFAULT_RULES_FILE,
    indexesFile = DEFAULT_INDEXES_FILE,
    orders,
    areas,
    actionPath,
    allowOrigins = [],
  } = options;
  checkAllowedOrigins(allowOrigins);

  async function mount(server: ViteDevServer | PreviewServer): Promise<void> {
    const { backend, leave } = await joinBackend(resolve(server.config.root, directory), {
      orders,
      areas,
      actionPath,
      rulesFile: resolve(server.config.root, rulesFile),
      indexesFile: resolve(server.config.root, indexesFile),
    }).catch(withoutStack);
    const close = server.close.bind(server);
    server.close = async () => {
      await close();
      await leave();
    };
    server.middlewares.use(answerBackendPaths(backend.handle, allowOrigins));
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
      for (const line of describeBackend(origin)) server.config.logger.info(`  ➜  ${line}`);
    };
  }

  return {
    name: 'local-firebase',
    // Vite's own answer to a preflight lets in every port of this machine, before the backend is asked.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}

/** Vite prints where an error came from; of data that another server has open the message says all there is to do. */
function withoutStack(error: unknown): never {
  if (error instanceof JournalError) error.stack = error.message;
  throw error;
}

function answerBackendPaths(
  handle: RequestHandler,
  allowOrigins: readonly string[],
): Connect.NextHandleFunction {
  return async (incoming, outgoing, next) => {
    if (!(await answerNodeRequest(handle, incoming, outgoing, allowOrigins))) next();
  };
}
