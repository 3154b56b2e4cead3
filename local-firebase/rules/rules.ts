import { checkRules } from './checks/checkRules';
import { decide } from './decide';
import type { Decision } from './decision';
import type { Reading, Substitute } from './evaluate/environment';
import { compileBlocks } from './matching/compileBlocks';
import type { RulesRequest } from './rulesRequest';
import type { RulesFile } from './syntax/ast';
import { parseRules } from './syntax/parseRules';

export type Rules = {
  /** Whether a request may be done, and if not, why not. It never throws for what a rules file can say. */
  decide(request: RulesRequest): Decision;
};

/** The two readings of an error beside `&&` or `||` decide a request differently. */
export class ReadingsDifferError extends Error {
  constructor(absorbing: Decision, strict: Decision) {
    const outcome = ({ allowed }: Decision) => (allowed ? 'allowed' : 'denied');
    const reason = strict.allowed ? '' : `: ${strict.reason}`;
    super(
      `it is ${outcome(absorbing)} where && and || absorb errors and ${outcome(strict)} where they do not${reason}`,
    );
    this.name = 'ReadingsDifferError';
  }
}

/** What was read last: tests open one backend after another on the same rules. */
const lastRead = new Map<string, Rules>();
const MOST_CACHED = 4;

/**
 * Reads and checks a rules file.
 * @param reading how errors beside `&&` and `||` are read; `both` decides twice and throws ReadingsDifferError where
 *   that makes a difference, for tests of rules that rely on neither
 * @throws RulesError with line and column
 */
export function loadRules(text: string, reading: Reading | 'both' = 'absorbing'): Rules {
  const key = `${reading} ${text}`;
  const known = lastRead.get(key);
  if (known !== undefined) return known;
  const rules = rulesOf(parseRules(text), reading);
  if (lastRead.size === MOST_CACHED) lastRead.clear();
  lastRead.set(key, rules);
  return rules;
}

/** The same of a file that has been parsed. @throws RulesError with line and column */
export function rulesOf(
  file: RulesFile,
  reading: Reading | 'both' = 'absorbing',
  substitute?: Substitute,
): Rules {
  const ruleset = { text: file.text, blocks: compileBlocks(file), substitute };
  checkRules(ruleset.blocks);
  return {
    decide(request) {
      if (reading !== 'both') return decide(ruleset, request, reading);
      const { accessBudget } = request;
      const apart = accessBudget === undefined ? request : { ...request, accessBudget: { ...accessBudget } };
      const strict = decide(ruleset, apart, 'strict');
      const absorbing = decide(ruleset, request, 'absorbing');
      if (absorbing.allowed !== strict.allowed) throw new ReadingsDifferError(absorbing, strict);
      return absorbing;
    },
  };
}
