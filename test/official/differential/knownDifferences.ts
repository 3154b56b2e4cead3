import { isDeepStrictEqual } from 'node:util';
import { isObject } from './answers';
import type { Difference, Step } from './script';

/**
 * Where the two differ and are to: each has its row, with the reason, in `local-firebase/README.md`, "Where the official
 * emulator differs". What follows in a script after one of these is not compared.
 */
const KNOWN: { readonly [name: string]: (difference: Difference) => boolean } = {
  'operands that no document can hold': ({ step, messages: [local = ''] }) =>
    (isQuery(step) || /"(appendMissingElements|removeAllFromArray)"/.test(JSON.stringify(step.body))) &&
    (local.includes('Cannot convert an array value in an array value') ||
      local.includes('maps and arrays may be nested')),
  'conditions as they are counted': ({ step, messages: [local = '', official] }) =>
    isQuery(step) && local.includes('filters + sort orders + ancestor total') && official === undefined,
  "another collection's page token": ({ script, step, messages: [local = ''], official }) =>
    hasOthersToken(step, script) &&
    local.includes('Invalid page token') &&
    isObject(official) &&
    official.status === 200,
  'the time of a verified document that is not there': ({ step, local, official }) =>
    hasVerify(step) &&
    isDeepStrictEqual(withoutVerifiedTimes(local, step.body), withoutVerifiedTimes(official, step.body)),
};

/** Ids that the official emulator reads otherwise where they stand in an address. */
export const UNADDRESSABLE: readonly string[] = ['', ' ', '.', '..', 'a/b', 'a:runQuery'];
/** A double that the official emulator reads as 0: JSON has no number for it. */
export const MINUS_ZERO = '"-0"';

export function isKnown(difference: Difference): boolean {
  return Object.values(KNOWN).some(isThis => isThis(difference));
}

const isQuery = ({ path }: Step): boolean => /:run(Aggregation)?Query$/.test(path);

/** Whether a list goes on from a page of another collection's. */
function hasOthersToken({ path }: Step, script: readonly Step[]): boolean {
  const [, from] = /[?&]pageToken=\{\{pageToken (\d+)\}\}/.exec(path) ?? [];
  const [list] = path.split('?');
  return from !== undefined && script[Number(from)]?.path.split('?')[0] !== list;
}

const isVerify = (write: unknown): boolean => isObject(write) && 'verify' in write;
const hasVerify = ({ body }: Step): boolean =>
  isObject(body) && Array.isArray(body.writes) && body.writes.some(isVerify);

/** The meaning of a commit's answer, but for the times that its `verify` writes gave. */
function withoutVerifiedTimes(meaning: unknown, asked: unknown): unknown {
  if (!isObject(meaning) || !isObject(meaning.body) || !isObject(asked)) return meaning;
  const [results, writes] = [meaning.body.writeResults, asked.writes];
  if (!Array.isArray(results) || !Array.isArray(writes)) return meaning;
  return results.map((result, index) => (isVerify(writes[index]) ? {} : result));
}
