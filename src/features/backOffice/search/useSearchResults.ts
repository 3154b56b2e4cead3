import { createSelector } from '@reduxjs/toolkit';
import { ClipboardList, type LucideIcon, Package, UserRound } from 'lucide-react';
import { useMemo } from 'react';
import { accountLabel } from '@/components/customer/accountLabel';
import type { StaffLink } from '@/components/page/staffPage';
import { selectSearchableCustomers } from '@/data/customer/selectCustomers';
import { selectOrdersNewestFirst } from '@/data/order/orderRows';
import { useOrdersWithEdits, useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { selectStockItems } from '@/data/stock/stockRows';
import type { SearchableCustomer } from '@/domain/customer/customerSearch';
import { type Order, payablePaise } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import { type SearchableOrder, toSearchable } from '@/domain/order/orderSearchRules';
import { nameBesideSize } from '@/domain/product/productLabel';
import type { StockItem } from '@/domain/stock/stockItem';
import { type SearchLabels, searchLabels } from '@/i18n/en/backOffice/search';
import { staffPagesLabels } from '@/i18n/en/backOffice/staffPages';
import { commonLabels } from '@/i18n/en/common';
import { customerAccountLabels } from '@/i18n/en/customerAccount';
import { useLabels } from '@/i18n/labels';
import { LANGUAGES, type LanguageCode } from '@/i18n/languages';
import { customerAddress, orderAddress, orderSearchAddress, productAddress } from '@/lib/addresses';
import { languageName } from '@/lib/language';
import { formatRupees } from '@/lib/number/money';
import { sizeText } from '@/lib/number/size';
import { inSentence } from '@/lib/text/inSentence';
import { formatDay } from '@/lib/time/dates';
import { useAppSelector } from '@/store/hooks';
import { ACTIONS, type ActionName } from './actions';
import { beginsWith, findCustomers, findNamed, findOrders, findProducts } from './findRules';

type ActionOfText = keyof SearchLabels['actions'];

/** One line of the results: it leads somewhere, or does something. */
export type Found = {
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
  readonly Icon: LucideIcon;
} & ({ readonly to: string } | { readonly action: ActionName });

export type Group = { readonly name: string; readonly found: readonly Found[] };

const selectSearchable = createSelector([(orders: readonly Order[]) => orders], orders =>
  orders.map(toSearchable),
);

function useLines() {
  const labels = useLabels(searchLabels);
  const accountText = useLabels(customerAccountLabels);
  const { language, status: statuses } = useLabels(commonLabels);
  return {
    order: ({ order }: SearchableOrder): Found => ({
      id: `order-${order.id}`,
      title: labels.order([orderNumber(order.id), order.label].filter(Boolean).join(' · ')),
      detail: labels.orderDetail(
        inSentence(order.customerName || labels.noName),
        statuses[order.status ?? 'unknown'],
        order.orderedAt ? formatDay(order.orderedAt, language) : labels.noDate,
        formatRupees(payablePaise(order)),
      ),
      Icon: ClipboardList,
      to: orderAddress(order.id),
    }),
    product: ({ id, name, size, sku, inStock }: StockItem): Found => ({
      ...{
        id: `product-${id}`,
        title: nameBesideSize({ name, size }),
        detail: labels.stockDetail(sizeText(size), sku, inStock),
      },
      ...{ Icon: Package, to: productAddress(id) },
    }),
    customer: ({ customer }: SearchableCustomer): Found => {
      const { id, name, email, phone, contactEmail } = customer;
      const { account, warning } = accountLabel(customer, accountText);
      const said = contactEmail === 'own' ? [phone, account] : [phone, inSentence(email), account, warning];
      return {
        ...{ id: `customer-${id}`, title: name || labels.noName, detail: said.filter(Boolean).join(' · ') },
        ...{ Icon: UserRound, to: customerAddress(id) },
      };
    },
  };
}

/** By what else a page or an action is found: in English too, which many type in whatever language they read. */
const otherWordsOf = (
  name: keyof SearchLabels['otherWords'],
  labels: SearchLabels,
  english: string,
): string => `${labels.otherWords[name]} ${english} ${searchLabels.otherWords[name]}`;

/** What answers a search, by kind; what was most likely meant comes first. An empty query offers the latest orders. */
export function useSearchResults(query: string, links: readonly StaffLink[]): readonly Group[] {
  const labels = useLabels(searchLabels);
  const { language } = useLabels(commonLabels);
  const names = useLabels(staffPagesLabels);
  const line = useLines();
  const stored = useAppSelector(selectOrdersNewestFirst);
  // With what this person has taken or changed and the server does not have yet, as the list of orders shows them.
  const { orders: edited = stored } = useOrdersWithEdits(stored);
  const orders = selectSearchable(edited);
  const items = useAppSelector(selectStockItems);
  const owner = useOutboxOwner();
  const customers = useAppSelector(state => selectSearchableCustomers(state, owner));
  const rows = useMemo(
    () => ({
      orders: findOrders(orders, query),
      products: findProducts(items, query),
      customers: findCustomers(customers, query),
    }),
    [orders, items, customers, query],
  );

  const blank = query.trim() === '';
  const wordsOf = (name: ActionName) =>
    name in LANGUAGES
      ? {
          title: labels.showIn(languageName(name, language)),
          otherWords: `${labels.otherWords.language} ${LANGUAGES[name as LanguageCode].name}`,
        }
      : {
          title: labels.actions[name as ActionOfText],
          otherWords: otherWordsOf(name as ActionOfText, labels, searchLabels.actions[name as ActionOfText]),
        };
  const pages = findNamed(
    links.map(({ label, path, Icon }) => ({
      ...{ id: `page-${label}`, title: names[label], detail: null, to: path, Icon },
      otherWords: otherWordsOf(label, labels, staffPagesLabels[label]),
    })),
    query,
  );
  const actions = findNamed(
    ACTIONS.map(({ name, to, Icon }) => ({
      ...{
        id: `action-${name}`,
        ...wordsOf(name),
        detail: null,
        Icon,
      },
      ...(to === null ? { action: name } : { to }),
    })),
    query,
  );
  const all: Found = {
    ...{ id: 'all-orders', title: labels.allOrders(rows.orders.total), detail: null, Icon: ClipboardList },
    to: orderSearchAddress(query.trim()),
  };
  const more = !blank && rows.orders.total > rows.orders.shown.length;
  const groups = {
    orders: {
      name: blank ? labels.groups.latestOrders : labels.groups.orders,
      found: [...rows.orders.shown.map(line.order), ...(more ? [all] : [])],
    },
    products: { name: labels.groups.products, found: blank ? [] : rows.products.shown.map(line.product) },
    customers: { name: labels.groups.customers, found: blank ? [] : rows.customers.shown.map(line.customer) },
    pages: { name: labels.groups.pages, found: pages },
    actions: { name: labels.groups.actions, found: actions },
  };
  const meant = !rows.orders.named && [...pages, ...actions].some(thing => beginsWith(thing, query));
  const { orders: first, products, customers: people, pages: places, actions: deeds } = groups;
  const inOrder = meant ? [places, deeds, first, products, people] : [first, products, people, places, deeds];
  return inOrder.filter(({ found }) => found.length > 0);
}
