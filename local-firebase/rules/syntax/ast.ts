import type { Span } from './rulesError';

export const BINARY_OPERATORS = [
  '||',
  '&&',
  '==',
  '!=',
  'in',
  '<',
  '<=',
  '>',
  '>=',
  '+',
  '-',
  '*',
  '/',
  '%',
] as const;
export type BinaryOperator = (typeof BINARY_OPERATORS)[number];

/** The names that may follow `is`. */
export const TYPE_NAMES = [
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'string',
  'timestamp',
] as const;
export type TypeName = (typeof TYPE_NAMES)[number];

export type LiteralValue =
  | { readonly type: 'null' }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'int'; readonly value: bigint }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Uint8Array };

export type PathPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'inserted'; readonly expression: Expression };

type Node<Kind extends string, Parts> = { readonly kind: Kind; readonly at: Span } & Readonly<Parts>;

export type Expression =
  | Node<'literal', { value: LiteralValue }>
  | Node<'name', { name: string }>
  | Node<'list', { items: readonly Expression[] }>
  | Node<'map', { entries: readonly { readonly key: Expression; readonly value: Expression }[] }>
  | Node<'path', { parts: readonly PathPart[] }>
  | Node<'group', { inner: Expression }>
  | Node<'member', { target: Expression; name: string }>
  | Node<'index', { target: Expression; index: Expression }>
  | Node<'range', { target: Expression; from: Expression; to: Expression }>
  | Node<'call', { name: string; args: readonly Expression[] }>
  | Node<'methodCall', { target: Expression; method: string; args: readonly Expression[] }>
  | Node<'unary', { operator: '!' | '-'; operand: Expression }>
  | Node<'binary', { operator: BinaryOperator; left: Expression; right: Expression }>
  | Node<'is', { operand: Expression; type: TypeName }>
  | Node<'conditional', { condition: Expression; whenTrue: Expression; whenFalse: Expression }>;

export type ExpressionOf<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

export const ALLOW_METHODS = ['read', 'write', 'get', 'list', 'create', 'update', 'delete'] as const;
export type AllowMethod = (typeof ALLOW_METHODS)[number];

export type AllowStatement = {
  readonly methods: readonly AllowMethod[];
  /** Undefined where the statement has no condition, and so always allows. */
  readonly condition: Expression | undefined;
  readonly at: Span;
};

export type Named = { readonly name: string; readonly at: Span };
export type LetBinding = Named & { readonly value: Expression };

export type FunctionDeclaration = Named & {
  readonly parameters: readonly Named[];
  readonly lets: readonly LetBinding[];
  readonly result: Expression;
};

/** One segment of a match's path; `recursive` is `{name=**}`. */
export type PatternSegment =
  | { readonly kind: 'text'; readonly text: string; readonly at: Span }
  | { readonly kind: 'single' | 'recursive'; readonly name: string; readonly at: Span };

/** What may stand in a match block, and in a service. */
export type BlockBody = {
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
};

export type MatchBlock = BlockBody & {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly AllowStatement[];
  readonly at: Span;
};

export type RulesFile = BlockBody & {
  /** The whole source, that spans point into. */
  readonly text: string;
  /** Declared above the service. */
  readonly globalFunctions: readonly FunctionDeclaration[];
};
