import fc from 'fast-check';
import { KEYS } from './expressionLeaves';

export type Texts = fc.Arbitrary<string>;

export const of = (...texts: readonly string[]): Texts => fc.constantFrom(...texts);

export function call(receiver: Texts, ...methods: readonly (readonly [string, ...Texts[]])[]): Texts {
  return fc.oneof(
    ...methods.map(([name, ...args]) =>
      fc
        .tuple(receiver, ...args)
        .map(([target, ...given]) => `${receiving(target)}.${name}(${given.join(', ')})`),
    ),
  );
}

/** A literal cannot stand before a dot where it would be read as another. */
export function receiving(text: string): string {
  return /^[\w.]*$|^".*"$|^\[.*\]$/s.test(text) && !/^[\d-]/.test(text) ? text : `(${text})`;
}

/** With parentheses, as one writes it, or without any, as the grammar has to sort out. */
export function binary(operators: readonly string[], left: Texts, right: Texts): Texts {
  return fc
    .tuple(of(...operators), left, right, fc.nat(5))
    .map(([operator, a, b, how]) =>
      how === 0 && !/[=i]/.test(operator)
        ? `${a} ${operator} ${b}`
        : `(${grouped(a)} ${operator} ${grouped(b)})`,
    );
}

/** `in` and `is` are not to stand beside `==` without parentheses. */
export function grouped(text: string): string {
  return / (in|is|==|!=) /.test(text) ? `(${text})` : text;
}

export const conditional = (condition: Texts, value: Texts): Texts =>
  fc.tuple(condition, value, value).map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`);

export const listOf = (items: Texts): Texts =>
  fc.array(items, { maxLength: 3 }).map(texts => `[${texts.join(', ')}]`);

export function mapOf(values: Texts): Texts {
  const entry = fc.tuple(of(...KEYS), values).map(([key, value]) => `${key}: ${value}`);
  return fc
    .uniqueArray(entry, { maxLength: 3, selector: text => text.slice(0, 3) })
    .map(texts => `{${texts.join(', ')}}`);
}
