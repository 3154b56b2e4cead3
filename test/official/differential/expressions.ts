import fc from 'fast-check';
import {
  binary,
  call,
  conditional,
  grouped,
  listOf,
  mapOf,
  of,
  receiving,
  type Texts,
} from './expressionForms';
import {
  BYTES,
  DOCUMENTS,
  data,
  KEYS,
  NUMBERS,
  PATTERNS,
  REPLACEMENTS,
  TEXTS,
  TYPES,
  UNITS,
} from './expressionLeaves';

type Ties = {
  readonly any: string;
  readonly bool: string;
  readonly int: string;
  readonly number: string;
  readonly text: string;
  readonly bytes: string;
  readonly list: string;
  readonly set: string;
  readonly map: string;
  readonly time: string;
  readonly span: string;
  readonly path: string;
  readonly place: string;
};

const limits = { depthIdentifier: fc.createDepthIdentifier(), depthSize: 'small', maxDepth: 3 } as const;

const typed = fc.letrec<Ties>(tie => {
  const [any, bool, int, number, text, bytes, list, set, map, time, span, path, place] = (
    [
      'any',
      'bool',
      'int',
      'number',
      'text',
      'bytes',
      'list',
      'set',
      'map',
      'time',
      'span',
      'path',
      'place',
    ] as const
  ).map(name => tie(name)) as Texts[] as [
    Texts,
    Texts,
    Texts,
    Texts,
    Texts,
    Texts,
    Texts,
    Texts,
    Texts,
    Texts,
    Texts,
    Texts,
    Texts,
  ];
  const mostly = (right: Texts) => fc.oneof({ weight: 14, arbitrary: right }, { weight: 1, arbitrary: any });
  const key = of(...KEYS);
  return {
    bool: fc.oneof(
      limits,
      of(
        'true',
        'false',
        data('flag'),
        data('zz'),
        'request.auth.token.email_verified',
        'request.auth != null',
        'resource == null',
      ),
      binary(['&&', '||'], mostly(bool), mostly(bool)),
      mostly(bool).map(inner => `!${/ /.test(inner) ? `(${inner})` : inner}`),
      binary(['==', '!='], any, any),
      binary(['==', '!='], mostly(number), mostly(number)),
      binary(['<', '<=', '>', '>='], mostly(number), mostly(number)),
      binary(['<', '<=', '>', '>='], mostly(text), mostly(text)),
      binary(['<', '>='], bytes, bytes),
      binary(['<', '>='], mostly(time), mostly(time)),
      binary(['<', '>='], mostly(span), mostly(span)),
      binary(['in'], any, fc.oneof(list, set, map)),
      fc.tuple(any, of(...TYPES)).map(([value, type]) => `(${grouped(value)} is ${type})`),
      call(mostly(text), ['matches', of(...PATTERNS)]),
      call(mostly(list), ['hasAll', list], ['hasAny', list], ['hasOnly', list]),
      call(
        mostly(set),
        ['hasAll', fc.oneof(list, set)],
        ['hasAny', fc.oneof(list, set)],
        ['hasOnly', fc.oneof(list, set)],
      ),
      of(...DOCUMENTS).map(document => `exists(${document})`),
      of(...DOCUMENTS).map(document => `existsAfter(${document})`),
      mostly(number).map(value => `math.isNaN(${value})`),
      conditional(mostly(bool), bool),
    ),
    // Where only an int can be: the official compiler fails where a call that gives a float stands there.
    int: fc.oneof(
      limits,
      of(...NUMBERS),
      of('0', '1', '2', '3'),
      call(mostly(text), ['size']),
      call(mostly(list), ['size']),
      call(mostly(map), ['size']),
      call(mostly(set), ['size']),
      call(mostly(bytes), ['size']),
      mostly(number).map(value => `math.round(${value})`),
      fc.oneof(number, text, any).map(value => `int(${value})`),
      call(
        mostly(time),
        ['year'],
        ['month'],
        ['day'],
        ['hours'],
        ['minutes'],
        ['seconds'],
        ['nanos'],
        ['dayOfWeek'],
        ['dayOfYear'],
        ['toMillis'],
      ),
      call(mostly(span), ['seconds'], ['nanos']),
      binary(['+', '-', '*', '/', '%'], int, int),
      of(...DOCUMENTS).map(document => `get(${document}).data.count`),
      conditional(mostly(bool), int),
    ),
    number: fc.oneof(
      limits,
      of(...NUMBERS),
      int,
      binary(['+', '-', '*', '/', '%'], mostly(number), mostly(number)),
      fc
        .tuple(of('abs', 'ceil', 'floor', 'round', 'sqrt'), mostly(number))
        .map(([name, value]) => `math.${name}(${value})`),
      fc.tuple(mostly(number), mostly(number)).map(([a, b]) => `math.pow(${a}, ${b})`),
      fc.oneof(number, text, any).map(value => `float(${value})`),
      call(mostly(place), ['latitude'], ['longitude'], ['distance', mostly(place)]),
      conditional(mostly(bool), number),
    ),
    text: fc.oneof(
      limits,
      of(...TEXTS),
      binary(['+'], mostly(text), mostly(text)),
      call(mostly(text), ['lower'], ['upper'], ['trim'], ['replace', of(...PATTERNS), of(...REPLACEMENTS)]),
      fc.tuple(mostly(text), int).map(([value, index]) => `${receiving(value)}[${index}]`),
      fc
        .tuple(mostly(text), of('0', '1', '2'), of('0', '1', '2', '3'))
        .map(([value, from, to]) => `${receiving(value)}[${from}:${to}]`),
      call(mostly(list), ['join', mostly(text)]),
      call(mostly(bytes), ['toBase64'], ['toHexString']),
      any.map(value => `string(${value})`),
      fc.tuple(mostly(path), of('0', '1', '2')).map(([value, index]) => `(${value})[${index}]`),
    ),
    bytes: fc.oneof(
      limits,
      of(...BYTES),
      call(mostly(text), ['toUtf8']),
      fc
        .tuple(of('md5', 'sha256', 'crc32', 'crc32c'), fc.oneof(text, bytes))
        .map(([name, value]) => `hashing.${name}(${value})`),
    ),
    list: fc.oneof(
      limits,
      of('[]', '[1, "a"]', data('list'), 'request.auth.token.tags'),
      listOf(any),
      listOf(number),
      call(mostly(text), ['split', of(...PATTERNS)]),
      call(mostly(map), ['keys']),
      call(mostly(list), ['concat', list], ['removeAll', list]),
      fc
        .tuple(mostly(list), of('0', '1', '2'), of('0', '1', '2', '3'))
        .map(([value, from, to]) => `${receiving(value)}[${from}:${to}]`),
    ),
    set: fc.oneof(
      limits,
      call(mostly(list), ['toSet']),
      call(mostly(set), ['union', set], ['intersection', set], ['difference', set]),
      fc
        .tuple(
          mostly(map),
          mostly(map),
          of('addedKeys', 'removedKeys', 'changedKeys', 'unchangedKeys', 'affectedKeys'),
        )
        .map(([after, before, name]) => `${receiving(after)}.diff(${before}).${name}()`),
    ),
    map: fc.oneof(
      limits,
      of('{}', data('map'), 'resource.data', 'request.auth.token'),
      mapOf(any),
      mapOf(number),
    ),
    time: fc.oneof(
      limits,
      of(
        'timestamp.date(2026, 1, 15)',
        'timestamp.value(0)',
        'timestamp.value(-1500)',
        'timestamp.value(1768467600250)',
        data('at'),
        'timestamp.date(2024, 2, 29)',
      ),
      fc.tuple(int, int, int).map(parts => `timestamp.date(${parts.join(', ')})`),
      int.map(value => `timestamp.value(${value})`),
      binary(['+', '-'], mostly(time), mostly(span)),
      call(mostly(time), ['date']),
    ),
    span: fc.oneof(
      limits,
      of('duration.value(1, "s")', 'duration.value(-90, "m")', 'duration.time(1, 2, 3, 4)'),
      fc.tuple(int, of(...UNITS)).map(([value, unit]) => `duration.value(${value}, ${unit})`),
      binary(['-'], mostly(time), mostly(time)),
      binary(['+', '-'], mostly(span), mostly(span)),
      call(mostly(time), ['time']),
      mostly(span).map(value => `duration.abs(${value})`),
    ),
    path: fc.oneof(
      limits,
      of('/a/b', '/a/$(id)', 'request.path', 'resource.__name__', ...DOCUMENTS),
      mostly(text).map(value => `path(${value})`),
      fc
        .tuple(mostly(path), of('0', '1', '2'), of('0', '1', '2', '3'))
        .map(([value, from, to]) => `(${value})[${from}:${to}]`),
      mostly(fc.oneof(text, number)).map(value => `/a/$(${value})`),
    ),
    place: fc.oneof(
      limits,
      of('latlng.value(1, 2)', 'latlng.value(-90, 180)', data('place')),
      fc.tuple(number, number).map(([latitude, longitude]) => `latlng.value(${latitude}, ${longitude})`),
    ),
    any: fc.oneof(
      limits,
      of('null', data('none'), data('missing'), 'resource.id', 'request.auth.token.zz'),
      number,
      bool,
      text,
      list,
      map,
      set,
      bytes,
      time,
      span,
      path,
      place,
      fc.tuple(mostly(list), int).map(([value, index]) => `${receiving(value)}[${index}]`),
      fc.tuple(mostly(map), key).map(([value, name]) => `${receiving(value)}[${name}]`),
      fc.tuple(mostly(map), of('a', 'b', 'zz')).map(([value, name]) => `${receiving(value)}.${name}`),
      fc
        .tuple(mostly(map), key, any)
        .map(([value, name, other]) => `${receiving(value)}.get(${name}, ${other})`),
      fc
        .tuple(mostly(map), listOf(key), any)
        .map(([value, names, other]) => `${receiving(value)}.get(${names}, ${other})`),
    ),
  };
});
/** Random expressions of the rules language, mostly of the right types, half of them conditions. */
export const expressions: Texts = fc.oneof(typed.any, typed.bool);
