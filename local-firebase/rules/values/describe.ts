import type { RulesValue } from './value';

const MAX_CHARS = 60;

/** A value as a message shows it, shortened. */
export function describe(value: RulesValue): string {
  const text = written(value);
  return text.length <= MAX_CHARS ? text : `${text.slice(0, MAX_CHARS)}…`;
}

export function pathText(segments: readonly string[]): string {
  return segments.map(segment => `/${segment}`).join('');
}

function written(value: RulesValue): string {
  switch (value.type) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(value.value);
    case 'float':
      return Number.isInteger(value.value) ? value.value.toFixed(1) : String(value.value);
    case 'string':
      return JSON.stringify(value.value);
    case 'path':
      return pathText(value.segments);
    case 'list':
      return `a list of ${value.items.length}`;
    case 'set':
      return `a set of ${value.items.length}`;
    case 'map':
      return `a map of ${value.entries.size}`;
    case 'unknown':
      return value.label;
    default:
      return `a ${value.type}`;
  }
}
