import type {
  AllowStatement,
  Expression,
  ExpressionOf,
  FunctionDeclaration,
  MatchBlock,
  RulesFile,
} from '../../local-firebase/rules/syntax/ast';
import { childrenOf } from '../../local-firebase/rules/syntax/children';
import { createCursor } from '../../local-firebase/rules/syntax/cursor';
import { createExpressionParser } from '../../local-firebase/rules/syntax/parseExpression';

/** A rules file with one thing changed. */
export type Mutant = {
  readonly line: number;
  /** A request that does not have this evaluated is decided as ever. Undefined for a statement without a condition. */
  readonly part: Expression | undefined;
  /** What is evaluated in the part's place; undefined where the statement around it is what changed. */
  readonly instead: Expression | undefined;
  /** What was there, and what is now: `a == b → true`. */
  readonly change: string;
  readonly text: string;
};

/** What is written in the place of a part of the file. */
type Edit = { readonly of: Expression | AllowStatement; readonly by: string };

const WEAKER = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' } as const;
const TESTS = ['hasOnly', 'hasAll', 'hasAny', 'matches'];

/**
 * Every rules file that differs in one point: a conjunct or disjunct left out, a comparison weakened, an allow
 * statement dropped or widened, a number one higher or lower, a name taken from a list, a ternary or a negation undone.
 */
export function mutantsOf(file: RulesFile): Mutant[] {
  const { text } = file;
  const edits = [
    ...[...file.globalFunctions, ...file.functions].flatMap(declaration => functionEdits(declaration, text)),
    ...file.matches.flatMap(matchesIn).flatMap(match => blockEdits(match, text)),
  ];
  const mutants = edits.map(edit => mutantBy(edit, text));
  // Two ways to the same file are one mutant.
  return [...new Map(mutants.map(mutant => [mutant.text, mutant])).values()].sort((a, b) => a.line - b.line);
}

function mutantBy({ of, by }: Edit, text: string): Mutant {
  const { line, start, end } = of.at;
  return {
    line,
    ...('methods' in of
      ? { part: of.condition, instead: undefined }
      : { part: of, instead: expressionOf(by) }),
    change: `${oneLine(text.slice(start, end))} → ${by === '' ? 'nothing' : oneLine(by)}`,
    text: text.slice(0, start) + by + text.slice(end),
  };
}

function expressionOf(text: string): Expression {
  return createExpressionParser(createCursor(text)).expression();
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

function allowEdits(allow: AllowStatement, text: string): Edit[] {
  const { methods, condition, at } = allow;
  const always = `allow ${methods.join(', ')}: if true;`;
  const fewer = methods.map(method => {
    const others = methods.filter(other => other !== method).join(', ');
    const rest = condition === undefined ? '' : `: if ${text.slice(condition.at.start, condition.at.end)}`;
    return others === '' ? '' : `allow ${others}${rest};`;
  });
  const inside = condition === undefined ? [] : expressionEdits(condition, text);
  return [
    ...[...fewer, always].filter(by => by !== text.slice(at.start, at.end)).map(by => ({ of: allow, by })),
    ...inside,
  ];
}

function functionEdits({ lets, result }: FunctionDeclaration, text: string): Edit[] {
  return [...lets.map(({ value }) => value), result].flatMap(expression => expressionEdits(expression, text));
}

function expressionEdits(expression: Expression, text: string): Edit[] {
  const inside = childrenOf(expression).flatMap(child => expressionEdits(child, text));
  return [...editsOf(expression, text), ...inside];
}

function editsOf(expression: Expression, text: string): Edit[] {
  const source = ({ at: { start, end } }: Expression) => `(${text.slice(start, end)})`;
  switch (expression.kind) {
    case 'binary':
      return binaryEdits(expression, text);
    case 'is':
      return [{ of: expression, by: 'true' }];
    case 'unary':
      return expression.operator === '!' ? [{ of: expression, by: source(expression.operand) }] : [];
    case 'conditional':
      return [
        { of: expression, by: source(expression.whenTrue) },
        { of: expression, by: source(expression.whenFalse) },
      ];
    case 'methodCall':
      return TESTS.includes(expression.method)
        ? [
            { of: expression, by: 'true' },
            ...expression.args.flatMap(argument => shorterLists(argument, text)),
          ]
        : [];
    case 'literal': {
      const { value } = expression;
      if (value.type !== 'int') return [];
      return [value.value - 1n, value.value + 1n].map(by => ({
        of: expression,
        by: by < 0n ? `(${by})` : `${by}`,
      }));
    }
    default:
      return [];
  }
}

function binaryEdits(of: ExpressionOf<'binary'>, text: string): Edit[] {
  const { operator, left, right, at } = of;
  switch (operator) {
    case '&&':
    case '||': {
      const neutral = operator === '&&' ? 'true' : 'false';
      // The sides of a chain are chains themselves, down to the single conditions.
      const single = [left, right].filter(side => !(side.kind === 'binary' && side.operator === operator));
      return single.map(side => ({ of: side, by: neutral }));
    }
    case '==':
    case '!=':
      return [{ of, by: 'true' }];
    case 'in':
      return [{ of, by: 'true' }, ...shorterLists(right, text)];
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const sign = text.slice(left.at.end, right.at.start).replace(operator, WEAKER[operator]);
      const weaker = text.slice(at.start, left.at.end) + sign + text.slice(right.at.start, at.end);
      return ['true', weaker].map(by => ({ of, by }));
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
    return { of: list, by: `[${items.map(({ at }) => text.slice(at.start, at.end)).join(', ')}]` };
  });
}

function oneLine(source: string): string {
  return source.replace(/\s+/g, ' ').trim();
}
