import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../bench/serve/listen';

/** Makes a script believe that it runs in another Node. */
const asNode = (version: string) =>
  `data:text/javascript,Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } })`;

/** No file is anywhere. */
const NO_FILES =
  'data:text/javascript,import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module"; fs.existsSync = () => false; syncBuiltinESMExports()';

/** Nobody may listen anywhere, as on the ports below 1024. */
const NO_PORT_ALLOWED =
  'data:text/javascript,import net from "node:net"; net.Server.prototype.listen = function () { this.emit("error", { code: "EACCES" }) }';

/** Runs a script of this repository as npm would. */
function run(args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = process.cwd()) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args], {
    encoding: 'utf8',
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  return { status, stdout, lines: stderr.trim().split('\n') };
}

function aDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** A directory of data that a living process, this one, has open. */
function dataInUse(): string {
  const directory = aDirectory();
  writeFileSync(join(directory, 'journal.log'), 'orders');
  writeFileSync(join(directory, 'lock'), `${process.pid}\n`);
  return directory;
}

/** When the page was built that is served from here, in milliseconds; null where there is none. */
const lastBuilt = () => statSync('dist/index.html', { throwIfNoEntry: false })?.mtimeMs ?? null;

/** Whatever else runs on this machine. */
const PORT = String(await freePort());
const start = (...args: string[]) => run(['scripts/start.mjs', ...args], { PORT });

describe('npm run house', () => {
  const house = (...args: string[]) => run(['--import', 'tsx', 'scripts/house.ts', ...args]);

  it('counts files and lines, and finds no folders and no files in a circle', () => {
    const { status, stdout } = house();
    expect(stdout).toMatch(/^\| Files, without tests +\| \d{3,4} +\|$/m);
    expect(stdout).toMatch(/^\| Pairs of folders that import each other +\| 0 +\|$/m);
    expect(stdout).toMatch(/^\| Circles of files +\| 0 +\|$/m);
    expect(status).toBe(0);
  });

  it('measures a commit beside it', () => {
    const { stdout } = house('HEAD');
    expect(stdout).toMatch(/^\| src +\| here +\| HEAD +\|$/m);
    expect(stdout).toMatch(/^\| Files, without tests +\| \d{3,4} +\| \d{3,4} +\|$/m);
  });

  it('says in one line that there is no such commit, and ends with 2', () => {
    const { status, lines } = house('no-such-commit');
    expect(lines).toEqual(['There is no commit "no-such-commit" with a folder src.']);
    expect(status).toBe(2);
  });
});

describe('npm start', () => {
  it.each([
    ['an unknown option', ['--ordres', '40'], /^Unknown option '--ordres'\. There are --orders N, /],
    ['--orders without a number', ['--orders'], /^Option '--orders <value>' argument missing\. There are/],
    ['too few orders', ['--orders', '23'], /^--orders is "23"; it takes a number from 24 to 200000,/],
    ['a word too many', ['./shop'], /^Unexpected argument '\.\/shop'\. There are --orders N, /],
    ['no name for the data', ['--data', ''], /^--data is empty; it takes a directory,/],
  ])('says in one line what is wrong with %s, and ends with 2', (_what, args, said) => {
    const { status, lines } = start(...args);
    expect(lines).toEqual([expect.stringMatching(said)]);
    expect(status).toBe(2);
  });

  it.each([['--orders', '40'], ['--areas'], ['--data', 'shop']])(
    'says that %s means nothing to a shop of another Firebase, and builds nothing',
    (...args) => {
      const before = lastBuilt();
      const hosted = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'my-project' };
      const { status, stdout, lines } = run(['scripts/start.mjs', ...args], { PORT, ...hosted });
      expect(lines).toEqual([
        `${args[0]} is for the local backend, and this shop is set to use another Firebase (VITE_… in the environment or an .env file). VITE_BACKEND=local npm start uses the local one.`,
      ]);
      expect(stdout).toBe('');
      expect(status).toBe(2);
      expect(lastBuilt()).toBe(before);
    },
  );

  it('beside a running one says whose data they are, and builds nothing', () => {
    const before = lastBuilt();
    const data = dataInUse();
    const { status, stdout, lines } = start('--data', data);
    expect(lines).toEqual([
      `The shop's data are in use by the server with process id ${process.pid}. Stop that server first (if no such server runs, delete ${join(data, 'lock')}). Or choose others: --data DIR`,
    ]);
    expect(stdout).toBe('');
    expect(status).toBe(1);
    expect(lastBuilt()).toBe(before);
  });

  it('says that another program has the port, and builds nothing', async () => {
    const other = createServer().listen(0, 'localhost');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const before = lastBuilt();
    const { status, lines } = run(['scripts/start.mjs'], { PORT: `${port}` });
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^Port ${port} is taken\\.`))]);
    expect(status).toBe(1);
    expect(lastBuilt()).toBe(before);
  });

  it('says of a port that this user may not have that it is not allowed, not that it is taken', () => {
    const { status, lines } = run(['--import', NO_PORT_ALLOWED, 'scripts/start.mjs'], { PORT: '80' });
    expect(lines).toEqual([expect.stringMatching(/^This user may not listen on port 80\./)]);
    expect(status).toBe(1);
  });

  it('with --built, and nothing built, says so and does not serve', () => {
    const { status, stdout, lines } = run([resolve('scripts/start.mjs'), '--built'], { PORT }, aDirectory());
    expect(lines).toEqual([
      expect.stringMatching(/^There is nothing in dist\/ yet that --built could serve\./),
    ]);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });
});

describe('npm run reset', () => {
  const reset = (...args: string[]) => run(['scripts/reset.mjs', ...args]);

  it('empties the data in the directory that is named, and leaves what else is there', () => {
    const data = aDirectory();
    writeFileSync(join(data, 'journal.log'), 'orders');
    writeFileSync(join(data, 'notes.txt'), 'not the shop’s');
    expect(reset('--data', data).status).toBe(0);
    expect(readdirSync(data)).toEqual(['notes.txt']);
  });

  it('takes the directory away with them where nothing else is in it', () => {
    const data = join(aDirectory(), 'shop');
    mkdirSync(data);
    writeFileSync(join(data, 'journal.log'), 'orders');
    expect(reset('--data', data).status).toBe(0);
    expect(existsSync(data)).toBe(false);
  });

  it('leaves data that a server has open, and says what to do', () => {
    const data = dataInUse();
    const { status, lines } = reset('--data', data);
    expect(lines).toEqual([
      `The shop's data are in use by the server with process id ${process.pid}. Stop that server first (if no such server runs, delete ${join(data, 'lock')}).`,
    ]);
    expect(status).toBe(1);
    expect(readdirSync(data)).toEqual(['journal.log', 'lock']);
  });

  it.each([
    ['a directory without data', ['--data', tmpdir()], /^There are no data of a shop in /],
    ['an unknown option', ['--date', 'x'], /^Unknown option '--date'\. There is --data DIR\.$/],
  ])('refuses %s, and empties nothing', (_what, args, said) => {
    const { status, stdout, lines } = reset(...args);
    expect(lines).toEqual([expect.stringMatching(said)]);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });
});

it.each([
  [
    'npm test',
    ['scripts/test.mjs', 'src/lib/money.test.ts'],
    /^Unexpected argument 'src\/lib\/money\.test\.ts'\. .*npx vitest run FILE/,
  ],
  ['npm run test:soak', ['scripts/soak.mjs', '5000'], /^Unexpected argument '5000'\. SOAK_RUNS=5000 /],
])('%s runs nothing for a word that it does not know, and says what does', (_what, args, said) => {
  const { status, lines } = run(args);
  expect(lines).toEqual([expect.stringMatching(said)]);
  expect(status).toBe(2);
});

it('npm run size says in one line that nothing is built', () => {
  const { status, stdout, lines } = run(['--import', NO_FILES, 'scripts/size.mjs']);
  expect(lines).toEqual(['There is no build in dist/ yet to be weighed: npm run build makes it.']);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

it.each([
  ['admin', 'an admin'],
  ['driver', 'a driver'],
])('npm run hosted:%s asks whose account is to be that of %s', (role, who) => {
  const { status, lines } = run(['--import', 'tsx', 'scripts/hosted/role.ts', '--role', role]);
  expect(lines).toEqual([
    `Name one account: --email staff@shop.in makes it an account of ${who}, --revoke staff@shop.in ends that.`,
  ]);
  expect(status).toBe(1);
});

it.each(['100_000', '0', 'many', ''])(
  'npm run test:soak says that %j is no number of scripts, and is no success',
  runs => {
    const { status, lines } = run(['scripts/soak.mjs'], { SOAK_RUNS: runs });
    expect(lines).toEqual([`SOAK_RUNS is "${runs}"; it takes a whole number, such as SOAK_RUNS=100000.`]);
    expect(status).toBe(2);
  },
);

describe('the local backend by itself', () => {
  it.each([
    ['--port', 'http', '--port is "http"; it takes a whole number up to 65535.'],
    ['--port', '70000', '--port is "70000"; it takes a whole number up to 65535.'],
    ['--orders', 'many', '--orders is "many"; it takes a whole number up to 200000.'],
    ['--directory', '', '--directory is empty; it takes the one that the data are kept in.'],
  ])('says in one line that %s %j is none, and keeps nothing', (option, value, said) => {
    const directory = join(aDirectory(), 'data');
    const { status, lines } = run([
      ...['--import', 'tsx', 'local-firebase/serve.ts', '--directory', directory, option, value],
    ]);
    expect(lines).toEqual([said]);
    expect(status).toBe(1);
    expect(existsSync(directory)).toBe(false);
  });
});

it('npm run dev beside a running one says so without a stack trace', () => {
  const { status, lines } = run(
    ['node_modules/vite/bin/vite.js', '--configLoader', 'runner', '--port', PORT],
    {
      LOCAL_FIREBASE_DIRECTORY: dataInUse(),
      VITE_BACKEND: '',
    },
  );
  const said = lines.join('\n');
  expect(said).toMatch(new RegExp(`is in use by the server with process id ${process.pid}`));
  expect(said).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
}, 60_000);

describe('every command', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: { readonly [name: string]: string };
  };
  it.each(Object.entries(scripts))('looks at the version of Node first: %s', (_name, command) => {
    // Those that run other commands alone leave it to them.
    expect(command).toMatch(/^(node scripts\/ensure\.mjs( --node)? && |npm run )/);
  });

  it.each(['package.json', ...['bench', 'browsers', 'official'].map(name => `test/${name}/package.json`)])(
    'may be run by the same versions of Node, says %s',
    file => {
      const { engines } = JSON.parse(readFileSync(file, 'utf8')) as { readonly engines: unknown };
      expect(engines).toEqual({ node: '^20.19.0 || >=22.12.0' });
      const lock = JSON.parse(readFileSync(file.replace('.json', '-lock.json'), 'utf8')) as {
        readonly packages: { readonly ''?: { readonly engines: unknown } };
      };
      expect(lock.packages['']?.engines).toEqual(engines);
    },
  );

  const ensure = (version: string, ...options: string[]) =>
    run(['--import', asNode(version), 'scripts/ensure.mjs', ...options]);

  it.each([
    ['18.20.0', []],
    ['18.20.0', ['--node']],
    ['20.18.3', ['--node']],
    ['21.7.3', ['--node']],
    ['22.11.0', ['--node']],
  ])('is refused by Node %s, in one line, with %j', (version, options) => {
    const { status, lines } = ensure(version, ...options);
    expect(lines).toEqual([`This project needs Node 20.19, or 22.12 or newer; this is v${version}.`]);
    expect(status).toBe(1);
  });

  it.each(['20.19.0', '22.12.0', '23.0.0', '26.1.0'])('is run by Node %s', version => {
    expect(ensure(version, '--node')).toEqual({ status: 0, stdout: '', lines: [''] });
  });
});
