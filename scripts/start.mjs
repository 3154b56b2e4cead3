/**
 * `npm start`: builds the shop, serves it with its local backend on one port, and says where to go and whom to
 * sign in as. `PORT` changes the port.
 *
 *   --orders N   seed N demonstration orders, 24 to 200,000, instead of the usual 300 (only into an empty shop)
 *   --areas      with three delivery areas, and orders that have their slots (only into an empty shop)
 *   --data DIR   keep the shop's data there instead of in .local-firebase/
 *   --built      serve what is in dist/ without building again
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { build, preview, resolveConfig } from 'vite';
import { inUse } from './lockOwner.mjs';
import { fail, misused, readOptions } from './options.mjs';

const values = readOptions(
  {
    orders: { type: 'string' },
    areas: { type: 'boolean', default: false },
    data: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
  'There are --orders N, --areas, --data DIR and --built; PORT=5000 npm start changes the port.',
);

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

// A variable of the shell that is not set: the data would be kept among the shop's sources.
if (values.data === '') misused('--data is empty; it takes a directory, such as --data /tmp/shop.');

const isBackend = ({ name }) => name === 'local-firebase';
const ofBackend = ['orders', 'areas', 'data'].find(name => values[name]);

/** Options of the local backend are refused where the shop has another. */
function refuseWithoutBackend({ plugins }) {
  if (ofBackend === undefined || plugins.some(isBackend)) return;
  misused(
    `--${ofBackend} is for the local backend, and this shop is set to use another Firebase (VITE_… in the environment or an .env file). VITE_BACKEND=local npm start uses the local one.`,
  );
}

// Before the build. Without one it is asked of the server, which reads the settings too: to read them takes two seconds.
if (ofBackend !== undefined && !values.built) {
  refuseWithoutBackend(
    await resolveConfig(
      { configLoader: 'runner', logLevel: 'warn' },
      'serve',
      'production',
      'production',
      true,
    ).catch(error => fail(error.message)),
  );
}

function isNumberOfOrders(text) {
  return /^\d+$/.test(text) && Number(text) >= fewest && Number(text) <= most;
}

/** Null where the port can be listened on, else why not. */
function refusalOf() {
  return new Promise(resolve => {
    const probe = createServer();
    probe.once('error', ({ code }) =>
      resolve(
        code === 'EACCES'
          ? `This user may not listen on port ${port}. Choose another: PORT=4173 npm start`
          : `Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start`,
      ),
    );
    probe.listen(port, 'localhost', () => probe.close(() => resolve(null)));
  });
}

const refusal = await refusalOf();
if (refusal !== null) fail(refusal);

// Before the build, which would change what the other one serves.
const used = inUse(values.data ?? '.local-firebase');
if (used !== null) fail(`${used} Or choose others: --data DIR`);

// A server would start, and answer every address with 404.
if (values.built && !existsSync('dist/index.html')) {
  fail('There is nothing in dist/ yet that --built could serve. npm start without it builds the shop.');
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
refuseWithoutBackend(server.config);

// Node's default of 5 seconds is short: a browser would reuse a connection just as the server closes it.
server.httpServer.keepAliveTimeout = 60_000;

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close());

const ownBackend = server.config.plugins.some(isBackend);
const shop = `http://localhost:${port}`;
const kept =
  values.data === undefined
    ? '.local-firebase; npm run reset empties it'
    : `${values.data}; npm run reset -- --data "${values.data}" empties it`;

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
