import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../bench/serve/listen';

const NODE_18 =
  'data:text/javascript,Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.0" } })';

/** Runs a script of this repository as npm would. */
function run(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  return { status, stdout, lines: stderr.trim().split('\n') };
}

/** A directory of data that a living process, this one, has open. */
function dataInUse(): string {
  const directory = mkdtempSync(join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
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
  ])('says in one line what is wrong with %s, and ends with 2', (_what, args, said) => {
    const { status, lines } = start(...args);
    expect(lines).toEqual([expect.stringMatching(said)]);
    expect(status).toBe(2);
  });

  it('beside a running one says whose data they are, and builds nothing', () => {
    const before = lastBuilt();
    const { status, stdout, lines } = start('--data', dataInUse());
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(`^The shop's data are in use by the server with process id ${process.pid}\\.`),
      ),
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

  it.each([[[]], [['--node']]])('is refused by an old Node, in one line, with %j', options => {
    const { status, lines } = run(['--import', NODE_18, 'scripts/ensure.mjs', ...options]);
    expect(lines).toEqual([expect.stringMatching(/^This project needs Node 20\.19 or newer; this is /)]);
    expect(status).toBe(1);
  });
});
