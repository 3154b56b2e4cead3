import { EvaluationError, LimitError } from '../evaluate/evaluationError';
import { argument, type Methods, methodOf } from '../functions/callable';
import { TooManySteps } from '../regex/machine';
import { PatternError } from '../regex/pattern';
import { type Re2, re2 } from '../regex/re2';
import { intOf } from '../values/int64';
import { boolOf, bytesOf, listOf, type RulesValue, stringOf } from '../values/value';

export const stringMethods: Methods<'string'> = {
  size: methodOf(0, ({ value }) => intOf([...value].length)),
  lower: methodOf(0, ({ value }) => stringOf(value.toLowerCase())),
  upper: methodOf(0, ({ value }) => stringOf(value.toUpperCase())),
  trim: methodOf(0, ({ value }) => stringOf(value.trim())),
  toUtf8: methodOf(0, ({ value }) => bytesOf(Buffer.from(value))),
  matches: methodOf(1, ({ value }, args) =>
    withPattern(args, pattern => boolOf(pattern.matchesWhole(value))),
  ),
  replace: methodOf(2, ({ value }, args) =>
    withPattern(args, pattern => stringOf(pattern.replaceAll(value, replacement(args)))),
  ),
  split: methodOf(1, ({ value }, args) =>
    withPattern(args, pattern => listOf(pattern.split(value).map(stringOf))),
  ),
};

/** The reference does not say what `\1` and `$1` would mean here, so neither means anything. */
function replacement(args: readonly RulesValue[]): string {
  const { value } = argument(args, 1, 'string');
  if (/[\\$]/.test(value)) throw new EvaluationError('a replacement with \\ or $ is not supported');
  return value;
}

function withPattern(args: readonly RulesValue[], use: (pattern: Re2) => RulesValue): RulesValue {
  try {
    return use(re2(argument(args, 0, 'string').value));
  } catch (error) {
    if (error instanceof PatternError || error instanceof TooManySteps) throw new LimitError(error.message);
    throw error;
  }
}
