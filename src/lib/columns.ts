const WHOLE_NUMBERS = [Int8Array, Int16Array, Int32Array] as const;
const KINDS = [...WHOLE_NUMBERS, Float64Array] as const;
type Numbers = InstanceType<(typeof KINDS)[number]>;

/**
 * Rows as columns: every text once, the numbers of each column in as few bytes as they take. A browser stores that and reads it
 * again at a fraction of what as many objects cost it.
 */
export type Columns = { readonly texts: readonly string[]; readonly numbers: readonly Numbers[] };

type Writer = {
  readonly put: (numbers: readonly number[]) => void;
  readonly placeOf: (text: string) => number;
};
/** `take` answers what `put` was given, in the same order. */
type Reader = { readonly take: (count: number) => Float64Array; readonly textAt: (place: number) => string };

/**
 * How one field of many rows is written, and read again. Methods and not properties: the mirror keeps columns of several kinds
 * of row by names, and gives each rows of its own.
 */
export type Column<Value> = {
  write(values: readonly Value[], to: Writer): void;
  /** Answers the value of each row. What was never written throws, here or there. */
  read(count: number, from: Reader): (row: number) => Value;
};

function damaged(): never {
  throw new Error('Stored columns are damaged.');
}

const at = <Value>(values: ArrayLike<Value>, place: number): Value => values[place] ?? damaged();

/** A column of numbers, each of which stands for a value. */
const coded = <Value>(
  encode: (value: Value, to: Writer) => number,
  decode: (code: number, from: Reader) => Value,
): Column<Value> => ({
  write(values, to) {
    to.put(values.map(value => encode(value, to)));
  },
  read(count, from) {
    const codes = from.take(count);
    return row => decode(at(codes, row), from);
  },
});

const NONE = -1;

export const number: Column<number> = coded(
  value => value,
  code => code,
);
export const flag: Column<boolean> = coded(Number, code => code === 1);
export const text: Column<string> = coded(
  (value, { placeOf }) => placeOf(value),
  (code, { textAt }) => textAt(code),
);
export const textOrNull: Column<string | null> = coded(
  (value, { placeOf }) => (value === null ? NONE : placeOf(value)),
  (code, { textAt }) => (code === NONE ? null : textAt(code)),
);
export const oneOfOrNull = <Value extends string>(known: readonly Value[]): Column<Value | null> =>
  coded(
    value => (value === null ? NONE : known.indexOf(value)),
    code => (code === NONE ? null : at(known, code)),
  );

/** Values that many rows share: each is written once, and read as one object. */
export const shared = <Value>(column: Column<Value>): Column<Value> => ({
  write(values, to) {
    const known = new Map<string, number>();
    const once: Value[] = [];
    const places: number[] = [];
    for (const value of values) {
      const key = JSON.stringify(value);
      const place = known.get(key) ?? once.push(value) - 1;
      known.set(key, place);
      places.push(place);
    }
    to.put(places);
    to.put([once.length]);
    column.write(once, to);
  },
  read(count, from) {
    const places = from.take(count);
    const once = all(at(from.take(1), 0), column, from);
    return row => at(once, at(places, row));
  },
});

/** A column in which some rows have nothing. */
const sparse = <Value, Absent extends null | undefined>(
  column: Column<Value>,
  absent: Absent,
  isThere: (value: Value | Absent) => value is Value,
): Column<Value | Absent> => ({
  write(values, to) {
    const present = values.filter(isThere);
    let place = 0;
    to.put(values.map(value => (isThere(value) ? place++ : NONE)));
    to.put([present.length]);
    column.write(present, to);
  },
  read(count, from) {
    const places = from.take(count);
    const present = column.read(at(from.take(1), 0), from);
    return row => {
      const place = at(places, row);
      return place === NONE ? absent : present(place);
    };
  },
});
export const orNull = <Value>(column: Column<Value>): Column<Value | null> =>
  sparse(column, null, (value): value is Value => value !== null);
export const optional = <Value>(column: Column<Value>): Column<Value | undefined> =>
  sparse(column, undefined, (value): value is Value => value !== undefined);

const EMPTY: readonly never[] = [];

/** How many values each row has, one after the other in a column of their own. */
function spread<Value, Row>(
  column: Column<Value>,
  valuesOf: (row: Row) => readonly Value[],
  make: (value: (place: number) => Value, from: number, until: number) => Row,
): Column<Row> {
  return {
    write(rows, to) {
      const values = rows.map(valuesOf);
      to.put(values.map(({ length }) => length));
      column.write(values.flat(), to);
    },
    read(count, from) {
      const lengths = from.take(count);
      const ends = new Float64Array(count);
      let end = 0;
      for (let row = 0; row < count; row++) {
        end += at(lengths, row);
        ends[row] = end;
      }
      const value = column.read(end, from);
      return row => make(value, at(ends, row) - at(lengths, row), at(ends, row));
    },
  };
}

export const list = <Value>(column: Column<Value>): Column<readonly Value[]> =>
  spread(
    column,
    row => row,
    (value, from, until) => {
      if (from === until) return EMPTY;
      const values: Value[] = [];
      for (let place = from; place < until; place++) values.push(value(place));
      return values;
    },
  );

const pair = <One, Other>(one: Column<One>, other: Column<Other>): Column<[One, Other]> => ({
  write(pairs, to) {
    one.write(
      pairs.map(each => each[0]),
      to,
    );
    other.write(
      pairs.map(each => each[1]),
      to,
    );
  },
  read(count, from) {
    const [first, second] = [one.read(count, from), other.read(count, from)];
    return row => [first(row), second(row)];
  },
});

/** Values by their names, in their order. */
export const record = <Value>(column: Column<Value>): Column<{ readonly [name: string]: Value }> =>
  spread(
    pair(text, column),
    row => Object.entries(row),
    (pair, from, until) => {
      const named: { [name: string]: Value } = {};
      for (let place = from; place < until; place++) {
        const [name, value] = pair(place);
        named[name] = value;
      }
      return named;
    },
  );

type Fields<Row> = { readonly [name in keyof Row]-?: Column<Row[name]> };
type Cells<Row> = { readonly [name in keyof Row]-?: (row: number) => Row[name] };

/**
 * Objects, field by field. `make` writes one down as a literal: a browser makes those of one shape much faster than it adds
 * fields one after the other.
 */
export const object = <Row extends object>(
  fields: Fields<Row>,
  make: (cells: Cells<Row>, row: number) => Row,
): Column<Row> => {
  const names = Object.keys(fields) as (keyof Row)[];
  return {
    write(rows, to) {
      for (const name of names)
        fields[name].write(
          rows.map(row => row[name]),
          to,
        );
    },
    read(count, from) {
      const cells = Object.fromEntries(
        names.map(name => [name, fields[name].read(count, from)]),
      ) as Cells<Row>;
      return row => make(cells, row);
    },
  };
};

/** What is of another type, through one that there is a column for. */
export const mapped = <Value, Stored>(
  column: Column<Stored>,
  encode: (value: Value) => Stored,
  decode: (stored: Stored) => Value,
): Column<Value> => ({
  write: (values, to) => column.write(values.map(encode), to),
  read(count, from) {
    const stored = column.read(count, from);
    return row => decode(stored(row));
  },
});

function all<Value>(count: number, column: Column<Value>, from: Reader): Value[] {
  const value = column.read(count, from);
  const values: Value[] = [];
  for (let row = 0; row < count; row++) values.push(value(row));
  return values;
}

/** In as few bytes as give each of them back. */
function packNumbers(numbers: readonly number[]): Numbers {
  const isKept = (packed: Numbers) => numbers.every((each, place) => Object.is(each, packed[place]));
  for (const Kind of WHOLE_NUMBERS) {
    const packed = Kind.from(numbers);
    if (isKept(packed)) return packed;
  }
  return Float64Array.from(numbers);
}

export function writeColumns<Row>(column: Column<Row>, rows: readonly Row[]): Columns {
  const numbers: Numbers[] = [];
  const put = (values: readonly number[]) => numbers.push(packNumbers(values));
  const places = new Map<string, number>();
  put([rows.length]);
  column.write(rows, {
    put,
    placeOf(value) {
      const place = places.get(value) ?? places.size;
      places.set(value, place);
      return place;
    },
  });
  return { texts: Array.from(places.keys()), numbers };
}

const isColumns = (stored: unknown): stored is Columns =>
  typeof stored === 'object' &&
  stored !== null &&
  'texts' in stored &&
  Array.isArray(stored.texts) &&
  stored.texts.every(each => typeof each === 'string') &&
  'numbers' in stored &&
  Array.isArray(stored.numbers) &&
  stored.numbers.every(each => KINDS.some(Kind => each instanceof Kind));

/** The rows that were written. @throws Error where they are damaged */
export function readColumns<Row>(column: Column<Row>, stored: unknown): Row[] {
  if (!isColumns(stored)) damaged();
  const { texts, numbers } = stored;
  let taken = 0;
  // All of one kind again: what reads them is compiled for it.
  const take = (count: number) => {
    const numbersOf = new Float64Array(at(numbers, taken));
    taken += 1;
    return numbersOf.length === count ? numbersOf : damaged();
  };
  const rows = all(at(take(1), 0), column, { take, textAt: place => at(texts, place) });
  return taken === numbers.length ? rows : damaged();
}
