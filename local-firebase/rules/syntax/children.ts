import type { Expression } from './ast';

/** The expressions directly inside one. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expression.parts.flatMap(part => (part.kind === 'inserted' ? [part.expression] : []));
    case 'group':
      return [expression.inner];
    case 'member':
      return [expression.target];
    case 'index':
      return [expression.target, expression.index];
    case 'range':
      return [expression.target, expression.from, expression.to];
    case 'call':
      return expression.args;
    case 'methodCall':
      return [expression.target, ...expression.args];
    case 'unary':
    case 'is':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    default:
      return expression satisfies never;
  }
}
