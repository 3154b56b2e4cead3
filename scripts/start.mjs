/**
 * `npm start`: builds the shop, serves it with its local backend on one port, and says where to go and whom to
 * sign in as. `PORT` changes the port.
 *
 *   --orders N   seed N demonstration orders, 24 to 200,000, instead of the usual 300 (only into an empty shop)
 *   --areas      with three delivery areas, and orders that have their slots (only into an empty shop)
 *   --data DIR   keep the shop's data there instead of in .local-firebase/
 *   --built      serve what is in dist/ without building again
 */
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';
import { lockOwnerPid } from './lockOwner.mjs';

function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}

/** What was typed is not a command of ours: as other tools have it, that ends with 2. */
const misused = message => fail(message, 2);

function readOptions() {
  try {
    return parseArgs({
      options: {
        orders: { type: 'string' },
        areas: { type: 'boolean', default: false },
        data: { type: 'string' },
        built: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    // Its advice after the first sentence is about other programs.
    const [what] = error.message.split(/[.\n]/);
    return misused(
      `${what}. There are --orders N, --areas, --data DIR and --built; PORT=5000 npm start changes the port.`,
    );
  }
}

const values = readOptions();

const port = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  misused(`PORT is "${process.env.PORT}", which is no port.`);
// The seed's own limits, said before the build.
const [fewest, most] = [24, 200_000];
if (values.orders !== undefined && !isNumberOfOrders(values.orders)) {
  misused(
    `--orders is "${values.orders}"; it takes a number from ${fewest} to ${most}, such as --orders 2000.`,
  );
}

function isNumberOfOrders(text) {
  return /^\d+$/.test(text) && Number(text) >= fewest && Number(text) <= most;
}

function isFree() {
  return new Promise(resolve => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}

if (!(await isFree())) {
  fail(`Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start`);
}

// Before the build, which would change what the other one serves.
const holder = lockOwnerPid(values.data ?? '.local-firebase');
if (holder !== null) {
  fail(
    `The shop's data are in use by the server with process id ${holder}. Stop that server first, or choose others: --data DIR`,
  );
}

// The Vite plugin of the local backend reads these.
if (values.orders !== undefined) process.env.LOCAL_FIREBASE_ORDERS = values.orders;
if (values.areas) process.env.LOCAL_FIREBASE_AREAS = '1';
if (values.data !== undefined) process.env.LOCAL_FIREBASE_DIRECTORY = values.data;

if (!values.built) await build({ configLoader: 'runner', logLevel: 'warn' });
const server = await preview({
  configLoader: 'runner',
  preview: { port, strictPort: true, host: 'localhost' },
  logLevel: 'warn',
}).catch(error => fail(error.message));

// Node's default of 5 seconds is short: a browser would reuse a connection just as the server closes it.
server.httpServer.keepAliveTimeout = 60_000;

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close());

const ownBackend = server.config.plugins.some(({ name }) => name === 'local-firebase');
const shop = `http://localhost:${port}`;
const kept = values.data ?? '.local-firebase; npm run reset empties it';

console.log(`
  The shop         ${shop}
  The back office  ${shop}/admin`);
if (ownBackend)
  console.log(`  The mailbox      ${shop}/__local/mailbox   (verification links arrive here)
  For developers   ${shop}/__local/          (faults, reads, data)

  Customer         customer@demo.test / water-demo-1
  Admin            admin@demo.test / admin-demo-1
  Driver           driver@demo.test / driver-demo-1
  Project          demo-bottled-water`);
console.log(`
  Stop with Ctrl+C.${ownBackend ? ` The data stay in ${kept}.` : ''}
`);
