import { type SearchableCustomer, searchCustomers } from '@/domain/customer/customerSearch';
import { fold, foldId, parseSearch, type SearchableOrder } from '@/domain/order/orderSearchRules';
import { searchWords, wordsFirst } from '@/domain/order/wordsFirst';
import type { StockItem } from '@/domain/stock/stockItem';
import { sizeText } from '@/lib/number/size';

/** As many of a kind as are shown: whoever sees more than a handful types another letter. */
const MOST = 5;

/** The first few, and how many there are. */
export type Some<Found> = { readonly shown: readonly Found[]; readonly total: number };

const some = <Found>(found: readonly Found[]): Some<Found> => ({
  shown: found.slice(0, MOST),
  total: found.length,
});

const hasWords = (fields: readonly string[], words: readonly string[]): boolean => {
  const text = fold(fields.join('\n'));
  return words.every(word => text.includes(word));
};

/** Whether an order is the very one whose number or label was typed. */
function isNamed({ order, id }: SearchableOrder, query: string): boolean {
  const typed = query.trim().replace(/^#/, '');
  if (typed === '') return false;
  return (
    id === foldId(typed.replace(/\s/g, '')) || (order.label !== null && fold(order.label) === fold(typed))
  );
}

/**
 * The orders that answer a search: the one that is named first, then those of whom a word is the name, each the latest first.
 * `orders`: the newest first.
 */
export function findOrders(
  orders: readonly SearchableOrder[],
  query: string,
): Some<SearchableOrder> & { named: boolean } {
  const answers = orders.filter(parseSearch(query));
  const named = answers.filter(order => isNamed(order, query));
  const others = named.length === 0 ? answers : answers.filter(order => !named.includes(order));
  const ranked = wordsFirst(others, query, ({ order }) => order.customerName);
  return { ...some([...named, ...ranked]), named: named.length > 0 };
}

/** Products by words of their name, size and SKU; those that are no longer sold last. */
export function findProducts(items: readonly StockItem[], query: string): Some<StockItem> {
  const words = searchWords(query);
  const answers = items.filter(({ name, size, sku }) => hasWords([name, size, sizeText(size), sku], words));
  return some(answers.toSorted((one, other) => Number(one.archived) - Number(other.archived)));
}

/** The customers who answer a search. */
export const findCustomers = (
  customers: readonly SearchableCustomer[],
  query: string,
): Some<SearchableCustomer> => some(searchCustomers(customers, query));

/** What is always there, found by its name or by another word for it. */
export type Named = { readonly title: string; readonly otherWords: string };

export const findNamed = <SearchItem extends Named>(
  searchItems: readonly SearchItem[],
  query: string,
): readonly SearchItem[] => {
  const words = searchWords(query);
  return searchItems.filter(({ title, otherWords }) => hasWords([title, otherWords], words));
};

/** Whether a thing's name begins as the query does: then it is what was meant, before any order that holds the word. */
export const beginsWith = ({ title }: Named, query: string): boolean =>
  query.trim() !== '' && fold(title).startsWith(fold(query.trim()));
