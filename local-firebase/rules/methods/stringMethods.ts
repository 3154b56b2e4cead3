import { EvaluationError, LimitError } from '../evaluate/evaluationError';
import { argument, type Methods, methodOf } from '../functions/callable';
import { PatternError, type Re2, re2, TooManySteps } from '../regex/re2';
import { intOf } from '../values/int64';
import { trimmed } from '../values/text';
import { boolOf, bytesOf, listOf, type RulesValue, stringOf } from '../values/value';

/**
 * As the official engine does it: a character is one of UTF-16, so an emoji is two; letters are those of ASCII. The
 * reference says neither.
 */
export const stringMethods: Methods<'string'> = {
  size: methodOf(0, ({ value }) => intOf(value.length)),
  lower: methodOf(0, ({ value }) => stringOf(value.replace(/[A-Z]+/g, letters => letters.toLowerCase()))),
  upper: methodOf(0, ({ value }) => stringOf(value.replace(/[a-z]+/g, letters => letters.toUpperCase()))),
  trim: methodOf(0, ({ value }) => stringOf(trimmed(value))),
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

/**
 * What stands in for a match: `$0` is the match itself, a backslash takes the next character as it is.
 * @throws EvaluationError for `$1` and `${name}`: what a group matched is not known here
 */
function replacement(args: readonly RulesValue[]): (match: string) => string {
  const { value } = argument(args, 1, 'string');
  // A last character stands for itself, whatever it is.
  const parts = Array.from(value.matchAll(/\\(.)|\$([0-9]+|\{)|(.)/gs), ([whole, escaped, group, plain]) => {
    if (group !== undefined && group !== '0') {
      throw new EvaluationError(`a replacement with ${whole} is not supported`);
    }
    return group === undefined ? (escaped ?? plain ?? '') : undefined;
  });
  return match => parts.map(part => part ?? match).join('');
}

function withPattern(args: readonly RulesValue[], use: (pattern: Re2) => RulesValue): RulesValue {
  try {
    return use(re2(argument(args, 0, 'string').value));
  } catch (error) {
    if (error instanceof PatternError || error instanceof TooManySteps) throw new LimitError(error.message);
    throw error;
  }
}
