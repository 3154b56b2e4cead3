import { labels } from '@/i18n/labels';

const number = (value: number): string => value.toLocaleString('en-IN');
const records = (count: number): string => (count === 1 ? '1 record' : `${number(count)} records`);

/** The texts of the page that looks for data that is not in order. */
export const dataCheckLabels = labels('dataCheck', {
  heading: 'Data check',
  lead: 'Reads every order and product once and lists what is not in order, each with a way to fix it or to look into it.',
  online:
    'It needs a connection: the check and its fixes go to the server at once and never wait on this device.',
  counting: 'Counting what there is to read…',
  countFailed: 'The records could not be counted.',
  retry: 'Try again',
  cost: {
    caption: 'What the check reads',
    collection: 'Kind',
    documents: 'Records',
    names: { inventory: 'Inventory', products: 'Older products', orders: 'Orders' },
    scan: (count: number) =>
      `The check reads ${records(count)}, and the shop is billed for ${count === 1 ? 'it' : 'each'}.`,
    counted: (count: number) => `Counting them was billed as ${records(count)}: one for every thousand.`,
  },
  start: (count: number) => `Check ${records(count)}`,
  stop: 'Stop',
  resume: (left: number) => `Go on: about ${records(left)} left`,
  again: (count: number) => `Check again: ${records(count)}`,
  reading: (read: number, total: number) => `${number(read)} of about ${records(total)} read`,
  stopped: 'Stopped. What was found so far stands below.',
  failed: 'The check broke off. What was read counts: go on from there.',
  done: (read: number, when: string) => `${records(read)} read, ${when}.`,
  nothing: 'Everything is in order',
  nothingHint: 'The check found nothing to fix.',
  found: (count: number) => (count === 1 ? '1 problem found' : `${number(count)} problems found`),
  fixed: (count: number) => (count === 1 ? '1 fixed since.' : `${number(count)} fixed since.`),
  kinds: {
    card: {
      heading: 'Card details in old orders',
      why: 'A shop must not keep them. Only the names of the fields are shown, never what is in them.',
    },
    dates: {
      heading: 'Orders without a proper date',
      why: 'They are missing from periods, from figures and from lists by date.',
    },
    status: {
      heading: 'Orders of unknown status',
      why: 'They stand in no tab and in no count. To cancel one, open the order: its bottles go back as well.',
    },
    wording: {
      heading: 'Orders that call a product something else',
      why: 'Either the product was renamed since, or someone wrote what they liked: look before you deliver. The shop’s screens, files and invoices say what the inventory says.',
    },
    price: {
      heading: 'Prices that are not written as 20.00',
      why: 'Where no price can be read at all, the product cannot be ordered.',
    },
    stock: {
      heading: 'Stock that is no whole number',
      why: 'Fixing it writes a correction into the history.',
    },
    sku: {
      heading: 'SKUs that are missing or shared',
      why: 'Two products with one SKU cannot be told apart.',
    },
    orphan: {
      heading: 'Products that are not in the inventory',
      why: 'Orders or the older products name them. They are taken in as archived: known, but not sold.',
    },
  },
  order: (id: string) => `Order #${id}`,
  openOrder: (id: string) => `Open order #${id}`,
  sharedWith: (name: string) => `The same SKU as ${name}`,
  inOrders: (count: number) => (count === 1 ? 'Named by 1 order' : `Named by ${number(count)} orders`),
  orderedAs: (product: string) => `Ordered as: ${product}`,
  otherImage: 'With a picture that is not the product’s',
  inProducts: 'Among the older products',
  fix: 'Fix',
  fixOne: (what: string) => `Fix ${what}`,
  fixAll: (count: number) => `Fix all ${number(count)}`,
  more: (left: number) => `Show ${number(left)} more`,
  fields: {
    cardNumber: 'Card number',
    expiryDate: 'Expiry date',
    cvv: 'Security code',
    createdAt: 'Placed at',
    orderDate: 'Ordered on',
    estimatedDelivery: 'Expected on',
    status: 'Status',
    unitPrice: 'Price',
    inStock: 'In stock',
    sku: 'SKU',
    inventory: 'Inventory',
  },
  preview: { caption: 'What changes', field: 'Field', before: 'Now', after: 'Afterwards' },
  missing: 'missing',
  asText: (when: string) => `${when}, as text`,
  stored: 'stored',
  removed: 'removed',
  toChoose: 'to be given',
  archived: (name: string) => `${name}, archived, 0 in stock`,
  ask: {
    date: 'When was it ordered?',
    status: 'Status',
    price: 'Price in rupees',
    stock: 'Whole bottles in stock',
    sku: 'SKU',
  },
  choose: 'Choose a status',
  wrong: {
    date: 'Give a day and a time.',
    status: 'Choose a status.',
    price: 'Write the price with two decimals, like 20.00.',
    stock: 'Give a whole number, 0 or more.',
    sku: 'Give an SKU of at most 50 characters.',
    skuTaken: 'Another product has this SKU.',
  },
  apply: 'Fix',
  applying: 'Saving…',
  saved: (what: string) => `Fixed: ${what}`,
  changed: 'Someone changed it since the check. Nothing was saved: check again to see it as it is.',
  denied: 'This change was refused. Nothing was saved.',
  notSaved: 'It could not be saved. Trying again is safe.',
  all: {
    heading: (count: number) => `Fix ${number(count)}`,
    more: (count: number) => `and ${number(count)} more like these`,
    progress: (done: number, total: number) => `${number(done)} of ${number(total)} done`,
    result: (saved: number) => (saved === 1 ? '1 fixed.' : `${number(saved)} fixed.`),
    refused: (count: number) =>
      count === 1
        ? '1 left as it is: it changed since the check, or was refused.'
        : `${number(count)} left as they are: they changed since the check, or were refused.`,
  },
});

export type DataCheckLabels = typeof dataCheckLabels;
