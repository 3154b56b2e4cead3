import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CASES } from '../official/differential/cases';
import { isKnown } from '../official/differential/knownDifferences';
import { comparisonOf, type Step } from '../official/differential/script';
import type { Side } from '../official/differential/sides';
import { findEmulator } from '../official/findEmulator';
import { countTests } from '../official/listed';
import { add, type Count, kindOf } from '../official/parts';

describe('finding the official Firestore emulator', () => {
  const IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'find-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function place(...parts: readonly string[]): string {
    const file = join(folder, ...parts);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
    return file;
  }
  type Said = { readonly [command: string]: string };
  const find = (env: { readonly [name: string]: string }, said: Said = { 'java -version': '' }) =>
    findEmulator(
      { FIREBASE_EMULATORS_PATH: join(folder, 'cache'), ...env },
      {
        say: (program, ...args) => said[[program, ...args].join(' ')] ?? null,
        cloudSdks: [join(folder, 'sdk')],
      },
    );

  it('says what is missing, each by itself', () => {
    const both = [expect.stringMatching(/^Java: /), expect.stringMatching(/^the Firestore emulator: /)];
    expect(find({}, {})).toEqual(both);
    expect(find({})).toEqual([both[1]]);
    place('sdk', IN_SDK);
    expect(find({}, {})).toEqual([both[0]]);
  });

  it('takes the one that is named, and nothing else where that is not there', () => {
    place('sdk', IN_SDK);
    const named = place('own.jar');
    expect(find({ FIRESTORE_EMULATOR_JAR: named })).toEqual({ java: 'java', jar: named });
    expect(() => find({ FIRESTORE_EMULATOR_JAR: join(folder, 'gone.jar') })).toThrow('no such file');
  });

  it('asks the gcloud CLI where it is, and a Java that is named before the PATH', () => {
    const jar = place('elsewhere', IN_SDK);
    const said = {
      'java -version': '',
      [`${join('/jdk', 'bin', 'java')} -version`]: '',
      'gcloud info --format=value(installation.sdk_root)': join(folder, 'elsewhere'),
    };
    expect(find({}, said)).toEqual({ java: 'java', jar });
    expect(find({ JAVA_HOME: '/jdk' }, said)).toMatchObject({ java: join('/jdk', 'bin', 'java') });
  });

  it('takes the newest that the Firebase CLI has downloaded', () => {
    for (const version of ['1.9.0', '1.22.0', '1.19.8']) {
      place('cache', `cloud-firestore-emulator-v${version}.jar`);
    }
    place('cache', 'ui-v9.9.9.jar');
    const jar = join(folder, 'cache', 'cloud-firestore-emulator-v1.22.0.jar');
    expect(find({})).toEqual({ java: 'java', jar });
  });
});

describe('what was asked', () => {
  it('is counted by its kind and its outcome', () => {
    const counts = new Map<string, Count>();
    add(counts, kindOf('attacks', 'an attack through REST > lists the orders'), 'passed');
    add(counts, kindOf('attacks', 'what is legal, through REST > is an order'), 'passed');
    add(counts, kindOf('differential', 'queries'), 'passed', 500);
    add(counts, kindOf('differential', 'commits'), 'failed');
    add(counts, kindOf('vectors', 'orders: a vector'), 'skipped');
    add(counts, kindOf('last units', 'sells'), 'passed');
    expect(Object.fromEntries(counts)).toEqual({
      attacks: { passed: 1, failed: 0, skipped: 0 },
      'legal requests': { passed: 1, failed: 0, skipped: 0 },
      'differential cases': { passed: 500, failed: 1, skipped: 0 },
      vectors: { passed: 0, failed: 0, skipped: 1 },
      'app scenarios': { passed: 1, failed: 0, skipped: 0 },
    });
  });
});

describe('what is not asked', () => {
  const listed = [
    { projectName: 'vectors', name: 'orders: a vector' },
    { projectName: 'differential', name: 'queries: both answer the same' },
    { projectName: 'differential', name: 'commits: both answer the same' },
  ];

  it.each([
    [undefined, CASES],
    ['20000', 20_000],
  ])('is counted by its cases, where one test has many: --cases %s', (cases, skipped) => {
    expect(Object.fromEntries(countTests(listed, cases))).toEqual({
      vectors: { passed: 0, failed: 0, skipped: 1 },
      'differential cases': { passed: 0, failed: 0, skipped },
    });
  });
});

describe('the random requests of both', () => {
  const POST = { method: 'POST', path: ':commit' } as const;
  const answered = (body: object) => ({ status: 200, body });
  const difference = (script: readonly Step[], local: object, official: object) => {
    const [step] = script.slice(-1);
    if (!step) throw new Error('There is no step.');
    return { script, step, local: answered(local), official: answered(official), messages: [undefined] };
  };

  it('that are drawn are counted, and not those that stand in every script', async () => {
    const side = (name: 'local' | 'official'): Side => ({
      ...{ name, origin: '' },
      ask: async (_method, path) => ({ status: path.endsWith(':commit') ? 200 : 404, body: {} }),
    });
    const both = [side('local'), side('official')] as const;
    const { ask, counts } = comparisonOf({ both, close: async () => {} }, 'demo');
    expect(await ask([{ ...POST, isFixed: true }, { method: 'GET', path: '/c/a' }, POST])).toBeNull();
    expect(counts).toEqual({ steps: 2, succeeded: 1 });
  });

  it('may differ in the time of a verified document, and in none of a commit that verifies nothing', () => {
    const timed = { writeResults: [{ updateTime: 'commit 0' }], commitTime: 'commit 1' };
    const untimed = { writeResults: [{}], commitTime: 'commit 0' };
    const verifying = [{ ...POST, body: { writes: [{ verify: 'c/a' }] } }];
    expect(isKnown(difference(verifying, timed, untimed))).toBe(true);
    const removing = [{ ...POST, body: { writes: [{ delete: 'c/a' }] } }];
    expect(isKnown(difference(removing, timed, untimed))).toBe(false);
    expect(isKnown(difference(removing, { writeResults: [{}] }, untimed))).toBe(false);
  });

  it('may differ in what a page token of another collection’s list is worth, and not in a list’s own', () => {
    const pageOf = (path: string) => {
      const next = { method: 'GET', path: `${path}?pageSize=1&pageToken={{pageToken 0}}` };
      const script = [{ method: 'GET', path: '/c?pageSize=1' }, next];
      return { ...difference(script, {}, {}), messages: ['Invalid page token', undefined] };
    };
    expect(isKnown(pageOf('/d'))).toBe(true);
    expect(isKnown(pageOf('/c'))).toBe(false);
  });
});
