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
/** Of two types only, so that the compiled loops stay fast; a whole number read from the first needs no heap object of its own. */
type Codes = Int32Array | Float64Array;
/** `take` answers what `put` was given, in the same order. */
type Reader = { readonly take: (count: number) => Codes; readonly texts: readonly string[] };

/**
 * How one field of many rows is written, and read again. Methods and not properties: the mirror keeps columns of several kinds
 * of row by names, and gives each rows of its own.
 */
export type Column<Value> = {
  write(values: readonly Value[], to: Writer): void;
  /** The values of so many rows. @throws Error for what was never written */
  read(count: number, from: Reader): ArrayLike<Value>;
};

function damaged(): never {
  throw new Error('Stored columns are damaged.');
}

function at<Value>(values: ArrayLike<Value>, place: number): Value {
  const value = values[place];
  return value === undefined && !(place in values) ? damaged() : (value as Value);
}

function convertAll<From, To>(values: ArrayLike<From>, convert: (value: From) => To): To[] {
  const converted: To[] = [];
  for (let row = 0; row < values.length; row++) converted.push(convert(values[row] as From));
  return converted;
}

/** A column of numbers, each of which stands for a value. */
const coded = <Value>(
  encode: (value: Value, to: Writer) => number,
  decode: (codes: Codes, from: Reader) => ArrayLike<Value>,
): Column<Value> => ({
  write(values, to) {
    to.put(values.map(value => encode(value, to)));
  },
  read: (count, from) => decode(from.take(count), from),
});

const NONE = -1;

export const number: Column<number> = coded(
  value => value,
  codes => codes,
);
export const flag: Column<boolean> = coded(Number, codes => convertAll(codes, code => code === 1));
export const text: Column<string> = coded(
  (value, { placeOf }) => placeOf(value),
  (codes, { texts }) => convertAll(codes, code => at(texts, code)),
);
export const textOrNull: Column<string | null> = coded(
  (value, { placeOf }) => (value === null ? NONE : placeOf(value)),
  (codes, { texts }) => convertAll(codes, code => (code === NONE ? null : at(texts, code))),
);
export const oneOfOrNull = <Value extends string>(known: readonly Value[]): Column<Value | null> =>
  coded(
    value => (value === null ? NONE : known.indexOf(value)),
    codes => convertAll(codes, code => (code === NONE ? null : at(known, code))),
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
    const once = column.read(at(from.take(1), 0), from);
    return convertAll(places, place => at(once, place));
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
    return convertAll(places, place => (place === NONE ? absent : at(present, place)));
  },
});
export const orNull = <Value>(column: Column<Value>): Column<Value | null> =>
  sparse(column, null, (value): value is Value => value !== null);
export const optional = <Value>(column: Column<Value>): Column<Value | undefined> =>
  sparse(column, undefined, (value): value is Value => value !== undefined);

const EMPTY: readonly never[] = [];
const NO_NAMES = {};

/** The parts of rows that have several each, one after the other: where a row's begin, and where they end. */
function slices<Row>(lengths: Codes, make: (from: number, until: number) => Row): Row[] {
  let end = 0;
  return convertAll(lengths, length => {
    const from = end;
    end += length;
    return make(from, end);
  });
}

const sum = (lengths: Codes): number => Array.from(lengths).reduce((all, length) => all + length, 0);

export const list = <Value>(column: Column<Value>): Column<readonly Value[]> => ({
  write(rows, to) {
    to.put(rows.map(({ length }) => length));
    column.write(rows.flat() as Value[], to);
  },
  read(count, from) {
    const lengths = from.take(count);
    const values = Array.from(column.read(sum(lengths), from));
    // A list that is built by pushing has room for sixteen more.
    return slices(lengths, (begin, end) => (begin === end ? EMPTY : values.slice(begin, end)));
  },
});

/** Values by their names, in their order. */
export const record = <Value>(column: Column<Value>): Column<{ readonly [name: string]: Value }> => ({
  write(rows, to) {
    const entries = rows.map(row => Object.entries(row));
    to.put(entries.map(({ length }) => length));
    const all = entries.flat();
    text.write(
      all.map(([name]) => name),
      to,
    );
    column.write(
      all.map(([, value]) => value),
      to,
    );
  },
  read(count, from) {
    const lengths = from.take(count);
    const all = sum(lengths);
    const [names, values] = [text.read(all, from), column.read(all, from)];
    return slices(lengths, (begin, end) => {
      if (begin === end) return NO_NAMES;
      const named: { [name: string]: Value } = {};
      for (let place = begin; place < end; place++) named[at(names, place)] = at(values, place);
      return named;
    });
  },
});

type Fields<Row> = { readonly [name in keyof Row]-?: Column<Row[name]> };
declare const PLACE: unique symbol;
/** A row's place in its columns, all of which have it: typed as a name, so that nobody has to ask whether it is there. */
type Place = typeof PLACE;
type Cells<Row> = { readonly [name in keyof Row]-?: { readonly [PLACE]: Row[name] } };

/**
 * Objects, field by field. `make` writes one down as a literal: a browser makes those of one shape much faster than it adds
 * fields one after the other.
 */
export const object = <Row extends object>(
  fields: Fields<Row>,
  make: (cells: Cells<Row>, row: Place) => Row,
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
      ) as unknown as Cells<Row>;
      const rows: Row[] = [];
      for (let row = 0; row < count; row++) rows.push(make(cells, row as unknown as Place));
      return rows;
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
  read: (count, from) => convertAll(column.read(count, from), decode),
});

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
  const take = (count: number) => {
    const packed = at(numbers, taken);
    taken += 1;
    if (packed.length !== count) damaged();
    return packed instanceof Float64Array ? packed : new Int32Array(packed);
  };
  const rows = column.read(at(take(1), 0), { take, texts });
  return taken === numbers.length ? Array.from(rows) : damaged();
}
