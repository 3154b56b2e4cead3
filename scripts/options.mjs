/** Built-ins only: some of what reads its options here runs before anything is installed. */
import { parseArgs } from 'node:util';

/** Says what went wrong, and ends. */
export function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}

/** What was typed is not a command of ours: as other tools have it, that ends with 2. */
export const misused = message => fail(message, 2);

/**
 * The options that were typed after a command. One that it has not, or a word that is none, ends it: nothing is passed over.
 *
 * @param options as of `parseArgs`
 * @param {string} advice what there is instead
 */
export function readOptions(options, advice) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    // Its advice after the first sentence is about other programs.
    const [what] = error.message.split(/\.\s|\n/);
    return misused(`${what}. ${advice}`);
  }
}

/**
 * The whole number of 1 or more that a variable of the environment says, else the usual one.
 *
 * @param {string} name
 * @param {number} usual
 * @throws Error for anything else: with no number a test would run nothing, and pass
 */
export function countIn(name, usual) {
  const text = process.env[name];
  if (text === undefined) return usual;
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
  throw new Error(`${name} is "${text}"; it takes a whole number, such as ${name}=${usual}.`);
}
