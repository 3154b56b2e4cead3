import type {
  AllowStatement,
  Expression,
  ExpressionOf,
  FunctionDeclaration,
  MatchBlock,
} from '../../local-firebase/rules/syntax/ast';
import { childrenOf } from '../../local-firebase/rules/syntax/children';
import { parseRules } from '../../local-firebase/rules/syntax/parseRules';
import type { Span } from '../../local-firebase/rules/syntax/rulesError';

/** A rules file with one thing changed. */
export type Mutant = {
  readonly line: number;
  /** The collection whose rules it is in; undefined for what all share. */
  readonly collection: string | undefined;
  /** What was there, and what is now: `a == b → true`. */
  readonly change: string;
  readonly text: string;
};

/** What stands in the place of a stretch of the file. */
type Edit = {
  readonly at: Pick<Span, 'line' | 'start' | 'end'>;
  readonly by: string;
};

const WEAKER = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' } as const;
const TESTS = ['hasOnly', 'hasAll', 'hasAny', 'matches'];

/**
 * Every rules file that differs in one point: a conjunct or disjunct left out, a comparison weakened, an allow
 * statement dropped or widened, a number one higher or lower, a name taken from a list, a ternary or a negation undone.
 */
export function mutantsOf(text: string): Mutant[] {
  const file = parseRules(text);
  const shared = [
    ...file.globalFunctions,
    ...file.functions,
    ...file.matches.flatMap(match => match.functions),
  ];
  const mutants = [
    ...shared.flatMap(declaration => functionEdits(declaration, text)).map(edit => mutantBy(edit, text)),
    ...file.matches.flatMap(({ matches }) =>
      matches.flatMap(opensOn => {
        const [first] = opensOn.pattern;
        const collection = first?.kind === 'text' ? first.text : undefined;
        return matchesIn(opensOn).flatMap(match =>
          blockEdits(match, text).map(edit => mutantBy(edit, text, collection)),
        );
      }),
    ),
  ];
  // Two ways to the same file are one mutant.
  return [...new Map(mutants.map(mutant => [mutant.text, mutant])).values()].sort((a, b) => a.line - b.line);
}

function mutantBy({ at, by }: Edit, text: string, collection?: string): Mutant {
  return {
    line: at.line,
    collection,
    change: `${oneLine(text.slice(at.start, at.end))} → ${by === '' ? 'nothing' : oneLine(by)}`,
    text: text.slice(0, at.start) + by + text.slice(at.end),
  };
}

function blockEdits({ allows, functions }: MatchBlock, text: string): Edit[] {
  return [
    ...allows.flatMap(allow => allowEdits(allow, text)),
    ...functions.flatMap(declaration => functionEdits(declaration, text)),
  ];
}

function matchesIn(match: MatchBlock): MatchBlock[] {
  return [match, ...match.matches.flatMap(matchesIn)];
}

function allowEdits({ methods, condition, at }: AllowStatement, text: string): Edit[] {
  const always = `allow ${methods.join(', ')}: if true;`;
  const fewer = methods.map(method => {
    const others = methods.filter(other => other !== method).join(', ');
    const rest = condition === undefined ? '' : `: if ${text.slice(condition.at.start, condition.at.end)}`;
    return { at, by: others === '' ? '' : `allow ${others}${rest};` };
  });
  const inside = condition === undefined ? [] : expressionEdits(condition, text);
  return [...fewer, { at, by: always }, ...inside].filter(({ by }) => by !== text.slice(at.start, at.end));
}

function functionEdits({ lets, result }: FunctionDeclaration, text: string): Edit[] {
  return [...lets.map(({ value }) => value), result].flatMap(expression => expressionEdits(expression, text));
}

function expressionEdits(expression: Expression, text: string): Edit[] {
  const inside = childrenOf(expression).flatMap(child => expressionEdits(child, text));
  return [...editsOf(expression, text), ...inside];
}

function editsOf(expression: Expression, text: string): Edit[] {
  const { at } = expression;
  const source = ({ at: { start, end } }: Expression) => `(${text.slice(start, end)})`;
  switch (expression.kind) {
    case 'binary':
      return binaryEdits(expression, text);
    case 'is':
      return [{ at, by: 'true' }];
    case 'unary':
      return expression.operator === '!' ? [{ at, by: source(expression.operand) }] : [];
    case 'conditional':
      return [
        { at, by: source(expression.whenTrue) },
        { at, by: source(expression.whenFalse) },
      ];
    case 'methodCall':
      return TESTS.includes(expression.method)
        ? [{ at, by: 'true' }, ...expression.args.flatMap(argument => shorterLists(argument, text))]
        : [];
    case 'literal': {
      const { value } = expression;
      if (value.type !== 'int') return [];
      return [value.value - 1n, value.value + 1n].map(by => ({ at, by: by < 0n ? `(${by})` : `${by}` }));
    }
    default:
      return [];
  }
}

function binaryEdits({ operator, left, right, at }: ExpressionOf<'binary'>, text: string): Edit[] {
  switch (operator) {
    case '&&':
    case '||': {
      const neutral = operator === '&&' ? 'true' : 'false';
      // The sides of a chain are chains themselves, down to the single conditions.
      const single = [left, right].filter(side => !(side.kind === 'binary' && side.operator === operator));
      return single.map(side => ({ at: side.at, by: neutral }));
    }
    case '==':
    case '!=':
      return [{ at, by: 'true' }];
    case 'in':
      return [{ at, by: 'true' }, ...shorterLists(right, text)];
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const between = { line: at.line, start: left.at.end, end: right.at.start };
      const sign = text.slice(between.start, between.end).replace(operator, WEAKER[operator]);
      return [
        { at, by: 'true' },
        { at, by: text.slice(at.start, between.start) + sign + text.slice(between.end, at.end) },
      ];
    }
    default:
      return [];
  }
}

/** A list in which something is looked for, each time without one of its items. */
function shorterLists(list: Expression, text: string): Edit[] {
  if (list.kind !== 'list') return [];
  return list.items.map(left => {
    const items = list.items.filter(item => item !== left);
    return { at: list.at, by: `[${items.map(({ at }) => text.slice(at.start, at.end)).join(', ')}]` };
  });
}

function oneLine(source: string): string {
  return source.replace(/\s+/g, ' ').trim();
}
