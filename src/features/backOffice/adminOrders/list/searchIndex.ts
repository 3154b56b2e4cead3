import { type SearchableOrder, searchTermsOf } from '@/domain/order/orderSearchRules';

/** Texts in one, a line break apart, and where each begins: it is searched in one go, not text by text. */
type Joined = { readonly all: string; readonly starts: Uint32Array };

function join(texts: readonly string[]): Joined {
  const starts = new Uint32Array(texts.length);
  let start = 0;
  for (const [place, text] of texts.entries()) {
    starts[place] = start;
    start += text.length + 1;
  }
  return { all: texts.join('\n'), starts };
}

/** Which text has the character `at`: `first` or one after it. */
function placeAt(starts: Uint32Array, at: number, first: number): number {
  const startOf = (place: number) => starts[place] ?? Number.POSITIVE_INFINITY;
  let low = first;
  // What many texts have is mostly in the next.
  let high = startOf(first + 1) > at ? first + 1 : starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (startOf(middle) <= at) low = middle;
    else high = middle;
  }
  return low;
}

/** The places of the texts that have `part` in them, in order. `part` has no line break in it. */
function* placesOf({ all, starts }: Joined, part: string): Generator<number> {
  let place = 0;
  while (place < starts.length) {
    const at = all.indexOf(part, starts[place]);
    if (at === -1) return;
    place = placeAt(starts, at, place);
    yield place;
    place += 1;
  }
}

/** Made once of a list, for a list that changes is another; each part by itself, for a slow phone takes a frame for it. */
function indexOf(part: 'text' | 'id' | 'phone') {
  const known = new WeakMap<readonly SearchableOrder[], Joined>();
  return (orders: readonly SearchableOrder[]): Joined => {
    const before = known.get(orders);
    if (before) return before;
    const joined = join(orders.map(order => order[part]));
    known.set(orders, joined);
    return joined;
  };
}

const textsOf = indexOf('text');
const idsOf = indexOf('id');
const phonesOf = indexOf('phone');

/** What a first search would have to make, in pieces to be made one after the other. */
export const INDEXES = [textsOf, idsOf, phonesOf] as const;

/** The places, in order, of the orders of a list that answer a search: those of which `parseSearch` says so. */
export function findMatchingIndexes(orders: readonly SearchableOrder[], query: string): readonly number[] {
  const { words, digits } = searchTermsOf(query);
  /** How many of the words were found, one after the other. */
  const found = new Uint16Array(orders.length);
  for (const [nth, { word, id }] of words.entries()) {
    for (const place of placesOf(textsOf(orders), word)) if (found[place] === nth) found[place] = nth + 1;
    for (const place of placesOf(idsOf(orders), id)) if (found[place] === nth) found[place] = nth + 1;
  }
  if (digits !== null) for (const place of placesOf(phonesOf(orders), digits)) found[place] = words.length;
  const places: number[] = [];
  // Most searches find few: the array looks for the next by itself.
  for (let at = found.indexOf(words.length); at !== -1; at = found.indexOf(words.length, at + 1)) {
    places.push(at);
  }
  return places;
}
