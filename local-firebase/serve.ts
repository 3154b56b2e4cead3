import { parseArgs } from 'node:util';
import { DEFAULT_PROJECT_ID } from './localFirebase';
import { startNodeServer } from './mounts/nodeServer';
import { describeBackend, openLocalFirebase } from './mounts/openLocalFirebase';

const USAGE = `npx tsx local-firebase/serve.ts [--port 9099] [--directory .local-firebase] [--orders 300]
    [--allow-origin http://localhost:5173] [--unsigned-tokens]

Serves the local Firebase by itself, for programs that are not served by Vite, and for pages of the allowed origins.

--unsigned-tokens is for tests: tokens that nobody has signed are believed, and a request may replace the rules. Not
together with --allow-origin: its pages would be whoever they say they are.
`;

/** @throws Error for what is no whole number, or is larger */
function numberOf(option: string, text: string, largest: number): number {
  if (/^\d{1,9}$/.test(text) && Number(text) <= largest) return Number(text);
  throw new Error(`${option} is "${text}"; it takes a whole number up to ${largest}.`);
}

/** Runs until interrupted. What goes wrong at the start is said in one line, without a stack. */
async function serve(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '9099' },
      directory: { type: 'string' },
      orders: { type: 'string' },
      'allow-origin': { type: 'string', multiple: true },
      'unsigned-tokens': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const unsignedTokens = values['unsigned-tokens'];
  if (unsignedTokens && values['allow-origin']) {
    throw new Error('--unsigned-tokens does not go together with --allow-origin.');
  }
  // Before the data are opened, and planted.
  const port = numberOf('--port', values.port, 65_535);
  const orders = values.orders === undefined ? undefined : numberOf('--orders', values.orders, 200_000);
  if (values.directory === '')
    throw new Error('--directory is empty; it takes the one that the data are kept in.');
  const backend = await openLocalFirebase({ directory: values.directory, orders, unsignedTokens });
  const server = await startNodeServer(backend.handle, port, {
    allowOrigins: values['allow-origin'],
  }).catch(async error => {
    await backend.close();
    throw error;
  });
  const lines = [
    `Local Firebase of ${DEFAULT_PROJECT_ID}: ${server.origin}`,
    ...describeBackend(server.origin),
    ...(unsignedTokens ? ['UNSIGNED TOKENS ARE BELIEVED: for tests alone.'] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await server.close();
      await backend.close();
    });
  }
}

serve().catch(error => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
