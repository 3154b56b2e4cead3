import type { Order } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import { placeText } from '@/domain/order/orderPlace';
import { digitsOf, fold, foldId, phoneDigits, productOf } from '@/domain/order/orderSearchRules';
import { findPinCodes } from '@/lib/text/findPinCodes';

/** A piece of a text; `start`: where it stands in it. */
export type Segment = { readonly start: number; readonly text: string; readonly highlighted: boolean };

/** From a place in a text to before another. */
type Range = { readonly start: number; readonly end: number };

/** Where words stand in a text when both are folded: in the text's own places, which folding moves. */
function rangesOf(text: string, words: readonly string[], foldOne: (character: string) => string): Range[] {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const piece = foldOne(character);
    folded += piece;
    for (let count = 0; count < piece.length; count += 1) places.push(place);
    place += character.length;
  }
  const placeOf = (index: number) => places[index] ?? text.length;
  const ranges: Range[] = [];
  for (const word of words) {
    if (word === '') continue;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      ranges.push({ start: placeOf(at), end: placeOf(at + word.length) });
    }
  }
  return ranges;
}

function segmentsOf(text: string, ranges: readonly Range[]): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  const push = (end: number, highlighted: boolean) => {
    if (end <= done) return;
    const last = segments.at(-1);
    // Words that were found side by side, or one within another, are one mark.
    if (last?.highlighted === highlighted) segments.pop();
    const start = last?.highlighted === highlighted ? last.start : done;
    segments.push({ start, text: text.slice(start, end), highlighted });
    done = end;
  };
  for (const { start, end } of [...ranges].sort((one, other) => one.start - other.start)) {
    push(start, false);
    push(end, true);
  }
  push(text.length, false);
  return segments;
}

/** What a search has found in an order that its row does not show: a product with how many of it, or where it goes. */
export type Unseen = {
  readonly quantity: number | null;
  readonly text: string;
  readonly segments: readonly Segment[];
};

/** Makes what shows where a search was found: in names and emails, in ids, and in phone numbers. */
export function searchHighlights(query: string) {
  const plain = fold(query.trim());
  const words = plain.split(/\s+/).map(word => word.replace(/^#/, ''));
  const ids = words.map(foldId);
  const digits = phoneDigits(plain);
  const onlyDigits = (character: string) => character.replace(/\D/, '');
  const ofText = (text: string) => segmentsOf(text, rangesOf(text, words, fold));

  /** The words that are marked nowhere in a row. */
  function unseenWords(order: Order): readonly string[] {
    const { id, label, customerName, email, accountEmail, phone } = order;
    if (digits !== null && digitsOf(phone).includes(digits)) return [];
    const shown = fold(
      [label ?? '', customerName, email, accountEmail ?? '', phone, placeText(order)].join('\n'),
    );
    return words.filter(word => !shown.includes(word) && !foldId(id).includes(foldId(word)));
  }

  return {
    /** Why an order was found, as far as its row does not show it: the first place of each word. */
    ofUnseen(order: Order): readonly Unseen[] {
      const missing = unseenWords(order);
      if (missing.length === 0) return [];
      const places = [
        ...order.items.map(item => ({ quantity: item.quantity, text: productOf(item) })),
        ...[order.shippingAddress, ...findPinCodes(order.shippingAddress)].map(text => ({
          quantity: null,
          text,
        })),
      ];
      const found = new Set(
        missing.flatMap(word => places.find(({ text }) => fold(text).includes(word)) ?? []),
      );
      return Array.from(found, place => ({ ...place, segments: ofText(place.text) }));
    },
    ofText,
    ofNumber(id: string) {
      const number = orderNumber(id);
      // Found across its groups, too; the sign that follows a group is no part of what was found.
      const ranges = rangesOf(number, ids, each => (each === '-' ? '' : foldId(each)));
      return segmentsOf(
        number,
        ranges.map(({ start, end }) => ({ start, end: number[end - 1] === '-' ? end - 1 : end })),
      );
    },
    ofPhone: (phone: string) =>
      segmentsOf(phone, [
        ...rangesOf(phone, words, fold),
        ...(digits === null ? [] : rangesOf(phone, [digits], onlyDigits)),
      ]),
  } as const;
}

export type SearchHighlights = ReturnType<typeof searchHighlights>;
