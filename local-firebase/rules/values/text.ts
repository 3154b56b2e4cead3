import { pathText } from './describe';
import type { RulesValue } from './value';

/** Outside of this range the official engine writes a float with an exponent. */
const PLAIN_FROM = 1e-3;
const PLAIN_TO = 1e7;

/** What `string()` gives; undefined for a type that it does not take. */
export function toText(value: RulesValue): string | undefined {
  switch (value.type) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
    case 'string':
      return String(value.value);
    case 'float':
      return floatText(value.value);
    case 'path':
      return pathText(value.segments);
    default:
      return undefined;
  }
}

/** As Java writes a double: `1.0`, `-0.0`, `1.5E10`, `9.9E-4`. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const size = Math.abs(value);
  if (size >= PLAIN_FROM && size < PLAIN_TO)
    return Number.isInteger(value) ? value.toFixed(1) : String(value);
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${exponent.replace('+', '')}`;
}

/** Without the blanks and control characters around it, as Java's `trim` cuts them. */
export function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= SPACE) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= SPACE) end -= 1;
  return text.slice(start, end);
}

const SPACE = 0x20;
