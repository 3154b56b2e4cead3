import { PATHS } from '@/lib/paths';
import { type FieldRule, isInstant, isWord, namesPerson, ruleOf, WORD_PARAMETERS } from './fieldRules';
import { createPseudonyms } from './pseudonyms';
import { holdsSecret, secretsIn } from './secrets';
import { createTextReplacer, findPersonalTexts } from './textReplacer';

type Options = {
  /** Names of the queries: `listOrders("x")` as a key is one of ours and its argument is scrubbed as such. */
  readonly endpoints: readonly string[];
};

/** The parts of the app's own addresses: what a person is called must not lead a replay to another screen. */
const OWN_SEGMENTS = new Set(Object.values(PATHS).flatMap(path => path.split('/')));

/** A text, the field it is of, and what its place says about it: no rule means that nobody has named the field. */
type Leaf = (text: string, rule: FieldRule | null, field: string) => string;

const isPlain = (value: object): value is { readonly [field: string]: unknown } => !Array.isArray(value);

/**
 * Goes through plain data and gives a copy with every text and key as `leaf` makes it. Parts that several
 * states share are gone through once and shared by the copies too.
 */
function createWalk(leaf: Leaf, key: (text: string) => string) {
  const known = new WeakMap<object, { context: string | null; copy: unknown }>();

  function copyOf(value: object, field: string, rule: FieldRule | null): unknown {
    if (!isPlain(value)) return (value as readonly unknown[]).map(inner => walk(inner, field, rule));
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        key(name),
        walk(inner, name, ruleOf(name, value, field)),
      ]),
    );
  }

  function walk(value: unknown, field: string, rule: FieldRule | null): unknown {
    if (typeof value === 'string') return value.trim() === '' ? value : leaf(value, rule, field);
    // A phone number may have been stored as one; amounts and moments are nobody's.
    if (typeof value === 'number' && rule === 'phone') return Number(leaf(String(value), rule, field));
    if (typeof value !== 'object' || value === null) return value;
    // All of its place that its copy depends on: a cached list is one with the answer it came from.
    const context = namesPerson(field) ? field : rule;
    const found = known.get(value);
    if (found?.context === context) return found.copy;
    const copy = copyOf(value, field, rule);
    known.set(value, { context, copy });
    return copy;
  }
  return walk;
}

/** The parts of a cache key, `listMyOrders("u1")`; null for any other text and for a key that does not parse. */
function parseCacheKey(text: string, endpoints: ReadonlySet<string>) {
  const match = /^(\w+)\((.*)\)$/s.exec(text);
  const [, endpoint = '', json = ''] = match ?? [];
  if (!match || !endpoints.has(endpoint)) return null;
  try {
    return { endpoint, argument: JSON.parse(json) as unknown };
  } catch {
    return json === 'undefined' ? { endpoint, argument: undefined } : null;
  }
}

const parametersOf = (search: string) => Array.from(new URLSearchParams(search));

/**
 * Replaces personal data in plain data by pseudonyms. `learn` first goes through everything that will be
 * scrubbed; `scrub` then is one and the same function of texts for all of it, so that reducers, which move texts
 * about without looking into them, lead from scrubbed state and action to the scrubbed next state. A secret is a
 * pseudonym like any other: somebody may have typed what looks like one, and a file is saved all the same.
 */
export function createScrubber({ endpoints }: Options) {
  const names = new Set(endpoints);
  const found = createPseudonyms();

  const learnOpen = (text: string) => {
    found.publish(text);
    for (const shape of findPersonalTexts(text)) found.note(shape.text, shape.kind);
  };
  const learnLeaf: Leaf = (text, rule, field) => {
    for (const secret of secretsIn(field, text)) found.note(secret, 'secret');
    switch (rule) {
      case 'kept':
      case 'image':
        return text;
      case 'public':
        learnAny(text, learnOpen);
        return text;
      case 'query':
        for (const [name, value] of parametersOf(text)) {
          if (WORD_PARAMETERS.includes(name)) learnOpen(value);
          else if (value.trim() !== '') found.presume(value);
        }
        return text;
      case 'word':
        if (!isWord(text)) found.note(text, 'text');
        return text;
      case null:
        if (!isInstant(text)) learnAny(text, found.presume);
        return text;
      default:
        found.note(text, rule);
        return text;
    }
  };
  const learnWalk = createWalk(learnLeaf, text => {
    learnAny(text, learnOpen);
    return text;
  });
  function learnAny(text: string, otherwise: (text: string) => void): void {
    const cacheKey = parseCacheKey(text, names);
    if (cacheKey) learnWalk(cacheKey.argument, 'originalArgs', null);
    else otherwise(text);
  }

  function sealed() {
    const pseudonyms = found.all();
    const sweep = createTextReplacer(pseudonyms);
    const whole = (text: string) => pseudonyms.get(text) ?? sweep(text);
    const segmentOf = (segment: string) => (OWN_SEGMENTS.has(segment) ? segment : whole(segment));
    const scrubText: Leaf = (text, rule, field) => {
      if (rule === 'image') return '';
      if (holdsSecret(field, text)) return whole(text);
      if (field === 'pathname') return text.split('/').map(segmentOf).join('/');
      switch (rule) {
        case 'kept':
          return text;
        case 'word':
          return isWord(text) ? text : whole(text);
        case 'query': {
          const clean = parametersOf(text).map(([name, value]) => [name, whole(value)]);
          return clean.length > 0 ? `?${new URLSearchParams(clean)}` : text;
        }
        case 'public':
        case null:
          return isInstant(text) ? text : keyOrWhole(text);
        default:
          return pseudonyms.get(text) ?? whole(text);
      }
    };
    const walk = createWalk(scrubText, keyOrWhole);
    function keyOrWhole(text: string): string {
      const cacheKey = parseCacheKey(text, names);
      if (!cacheKey) return whole(text);
      const argument = walk(cacheKey.argument, 'originalArgs', null);
      return `${cacheKey.endpoint}(${JSON.stringify(argument)})`;
    }
    return <Value>(value: Value): Value => walk(value, '', null) as Value;
  }

  let scrub: ReturnType<typeof sealed> | undefined;
  return {
    learn(value: unknown): void {
      if (scrub) throw new Error('A scrubber cannot learn after it has begun to scrub.');
      learnWalk(value, '', null);
    },
    scrub<Value>(value: Value): Value {
      scrub ??= sealed();
      return scrub(value);
    },
  };
}
