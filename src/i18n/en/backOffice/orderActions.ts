import { labels } from '@/i18n/labels';
/** What is done with several orders at once: selecting them, changing their status, exporting them. */
export const orderActionsLabels = labels('orderActions', {
  bar: {
    label: 'Selected orders',
    selected: (count: number) => (count === 1 ? '1 order selected' : `${count} orders selected`),
    elsewhere: (count: number) =>
      count === 1 ? '1 of them is not listed' : `${count} of them are not listed`,
    selectAll: (count: number) => `Select all ${count}`,
    status: 'Change status',
    export: 'Export',
    clear: 'Clear selection',
  },
  status: {
    heading: (count: number) =>
      count === 1 ? 'Change the status of 1 order' : `Change the status of ${count} orders`,
    to: 'New status',
    choose: 'Choose a status',
    chooseHint: 'What will change is shown here before anything does.',
    nothingSelected: 'No order is selected. Tick orders in the list first.',
    changes: (count: number, status: string) =>
      count === 1 ? `1 order changes to ${status}.` : `${count} orders change to ${status}.`,
    noChanges: 'No order changes.',
    change: (from: string, to: string, count: number) => `${from} → ${to}: ${count}`,
    returned: (count: number) =>
      count === 1 ? '1 bottle goes back into stock.' : `${count} bottles go back into stock.`,
    taken: (count: number) =>
      count === 1 ? '1 bottle is taken from stock again.' : `${count} bottles are taken from stock again.`,
    stockStays: 'The stock stays as it is.',
    refunded: (count: number) =>
      count === 1
        ? 'The money of 1 order was given back: nothing is asked for it until its payment is corrected.'
        : `The money of ${count} orders was given back: nothing is asked for them until their payment is corrected.`,
    giveBack: (count: number, amount: string) =>
      count === 1
        ? `1 order was paid for: ${amount} is to be given back.`
        : `${count} orders were paid for: ${amount} is to be given back.`,
    stockUnknown: 'Whether there is enough stock for each is checked when it is sent.',
    skipped: (count: number) =>
      count === 1 ? '1 order is left as it is:' : `${count} orders are left as they are:`,
    count: (reason: string, count: number) => `${reason}: ${count}`,
    reasons: {
      same: (status: string) => `Already ${status}`,
      backward: 'Would go back a step',
      reopen: 'Cancelled, would be reopened and take its bottles from stock again',
      cancelDelivered: 'Delivered already, would be cancelled and return its bottles',
      noStock: (product: string, inStock: number) => `Not enough stock of ${product}, ${inStock} left`,
      beyond: (most: number) => `Beyond the ${most} that can be changed at once`,
    },
    include: (count: number) =>
      count === 1 ? 'Change the 1 unusual one as well' : `Change the ${count} unusual ones as well`,
    each: 'See each order',
    stays: (reason: string) => `Stays. ${reason}`,
    submit: (count: number) => (count === 1 ? 'Change 1 order' : `Change ${count} orders`),
  },
  results: {
    heading: (status: string) => `Changed to ${status}`,
    undoHeading: 'Changed back',
    nothing: 'Nothing was changed here just now.',
    progress: (saved: number, total: number) => `${saved} of ${total} saved`,
    waiting: (count: number) =>
      count === 1
        ? '1 is saved on this device, not sent yet.'
        : `${count} are saved on this device, not sent yet.`,
    refused: (count: number) => (count === 1 ? '1 could not be saved.' : `${count} could not be saved.`),
    result: {
      keeping: 'Being saved on this device',
      sending: 'Being sent',
      waiting: 'Not sent yet',
      saved: 'Saved',
      refused: (reason: string) => `Not saved. ${reason}`,
      takenBack: 'Taken back before it was sent',
    },
    undo: 'Undo',
    undoLeft: (count: number) =>
      count === 1
        ? '1 had no known status before, and stays as it is now.'
        : `${count} had no known status before, and stay as they are now.`,
    see: 'See results',
    dismiss: 'Dismiss',
  },
  export: {
    heading: 'Export orders',
    file: 'The file is orders.csv, for any spreadsheet.',
    scope: 'Which orders',
    scopes: {
      selected: (count: number) => `Selected (${count})`,
      filtered: (count: number) => `Filtered orders (${count})`,
      all: (count: number) => `All (${count})`,
    },
    latestOnly: (count: number) => `Only the latest ${count} orders are on this device.`,
    layout: 'One row for each',
    layouts: {
      orders: (rows: number) => `Order (${rows})`,
      items: (rows: number) => `Item (${rows})`,
    },
    inventoryUnread: 'The inventory could not be read: products are called what the orders call them.',
    hint: 'Phone numbers begin with an apostrophe, so that spreadsheets keep them as text.',
    submit: (rows: number) => (rows === 1 ? 'Export 1 row' : `Export ${rows} rows`),
    busy: 'Exporting…',
    done: (rows: number) => (rows === 1 ? '1 row exported.' : `${rows} rows exported.`),
  },
});

export type OrderActionsLabels = typeof orderActionsLabels;
