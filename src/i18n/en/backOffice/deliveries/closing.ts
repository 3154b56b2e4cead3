import { labels } from '@/i18n/labels';

const bottles = (count: number): string => (count === 1 ? '1 bottle' : `${count} bottles`);
const orders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

/** Closing a day of deliveries: the money and the bottles that came home. */
export const closingLabels = labels('closing', {
  close: 'Close…',
  closing: 'Closing',
  closeRun: (run: string) => `Close ${run}`,
  closingOf: (run: string) => `Closing of ${run}`,
  dayLink: 'Close the day',
  gone: 'This run is not there. It may never have been saved.',
  notOut: 'This run has not gone out yet, so there is nothing to close.',
  noName: 'No name',
  noDriver: 'No driver',
  bottles,
  stops: {
    heading: 'Stops',
    settle: (count: number) =>
      count === 1
        ? '1 stop is open. Say what became of it before the run is closed.'
        : `${count} stops are open. Say what became of them before the run is closed.`,
    unsent: (count: number) =>
      count === 1
        ? '1 stop recorded here has not been sent yet. The run can be closed once it is.'
        : `${count} stops recorded here have not been sent yet. The run can be closed once they are.`,
    unknown: (count: number) =>
      `This device does not have ${orders(count)} of this run, so it cannot say which bottles should come back.`,
    refresh: 'Refresh',
    cancelled: (order: string, count: number) =>
      count === 1
        ? `${order} was cancelled on the way: its 1 bottle counts as in stock already. Put it back on the shelf.`
        : `${order} was cancelled on the way: its ${count} bottles count as in stock already. Put them back on the shelf.`,
    lost: (order: string, count: number) =>
      count === 1
        ? `${order} was cancelled on the way as damaged or lost: its 1 bottle did not go back to stock. Correct the stock if it came back.`
        : `${order} was cancelled on the way as damaged or lost: its ${count} bottles did not go back to stock. Correct the stock if any came back.`,
    notSent: 'Not sent yet',
    due: (amount: string) => `${amount} due`,
    settled: { paid: 'Paid', refunded: 'Refunded' },
  },
  settle: {
    delivered: 'Delivered',
    failed: 'Not delivered',
    back: 'Back to planning',
    deliveredTo: (name: string) => `Delivered: ${name}`,
    failedFor: (name: string) => `Not delivered: ${name}`,
    backFor: (name: string) => `Back to planning: ${name}`,
    to: 'Who took it',
    method: 'Paid by',
    methods: { none: 'Not paid', cash: 'Cash', upi: 'UPI' },
    amount: 'Amount collected (₹)',
    reference: 'UPI reference',
    reason: 'Why',
    day: 'New day',
    note: 'Note (optional)',
    save: 'Save stop',
    keep: 'Not now',
    notStored: 'The stop could not be saved. Please try again.',
  },
  money: {
    heading: 'Money',
    expected: 'Expected',
    method: 'Paid by',
    cash: 'Cash',
    upi: 'UPI',
    recorded: 'Recorded',
    counted: 'Counted',
    recordedIs: (amount: string) => `Recorded: ${amount}`,
    countedOf: { cash: 'Cash counted (₹)', upi: 'UPI counted (₹)' },
    difference: 'Difference',
    exact: 'No difference',
    missing: (amount: string) => `${amount} missing`,
    extra: (amount: string) => `${amount} too much`,
    reason: 'Reason for the difference',
    reasonProblem: 'What was counted is not what was recorded. Say why.',
    amountProblem: 'Enter an amount in rupees.',
    tooLong: 'This is too long. Please shorten it.',
    unpaid: (count: number, amount: string) =>
      `${count === 1 ? '1 delivery is' : `${count} deliveries are`} not paid in full: ${amount}`,
    unpaidOrder: (order: string, name: string, amount: string) => `${order}, ${name}: ${amount} due`,
  },
  back: {
    heading: 'Bottles that should be back',
    none: 'No bottles should come back.',
    due: (count: number) => `Should be back: ${bottles(count)}`,
    counted: (product: string) => `${product} counted`,
    countProblem: 'Enter a whole number.',
    missing: (count: number, product: string) =>
      `${count} × ${product} missing: taken from the stock as damaged when the run is closed.`,
    found: (count: number, product: string) =>
      `${count} × ${product} found again: put back into the stock when the correction is saved.`,
    twice: (count: number, product: string) =>
      `${count} × ${product} left the stock twice: the order was cancelled as damaged or lost after the closing. A correction of the closing puts that right.`,
    extra: (count: number, product: string) =>
      `${count} × ${product} more than should be back: the stock stays as it is.`,
  },
  failed: {
    heading: 'Orders that were not delivered',
    again: (day: string) => `Again on ${day}`,
    noDay: 'No new day yet',
    planned: 'In another run already',
    change: 'Change day',
    changeFor: (name: string) => `Change day: ${name}`,
    day: 'New day',
    saveDay: 'Save day',
    cancel: 'Cancel order',
    cancelFor: (name: string) => `Cancel order: ${name}`,
    cancelling: (count: number) =>
      `The order is cancelled, and its ${bottles(count)} ${count === 1 ? 'is' : 'are'} in stock again.`,
    confirm: 'Cancel this order',
    keep: 'Keep order',
    reason: 'Not delivered',
    notSaved: 'Not saved',
    notStored: 'This could not be saved. Please try again.',
    dayProblem: 'Choose a day from today on.',
  },
  closed: {
    by: (name: string, when: string) => `Closed by ${name}, ${when}`,
    waiting: 'Closed on this device. It has not been sent yet.',
    reason: 'Reason',
    correct: 'Correct the closing',
    correcting: 'Your correction takes the place of this closing. The change log keeps both.',
    missing: (count: number, product: string) => `${count} × ${product} missing, taken from the stock`,
    allBack: 'All bottles are back',
  },
  conflict:
    'A stop was recorded, or the run was changed, after you counted. Nothing was saved; what you typed is still here. Look at the figures below and close again.',
  earlier: 'An earlier closing was not saved. What was typed is filled in again.',
  cancel: 'Cancel',
  closeDialog: 'Close window',
  save: 'Close run',
  saveCorrection: 'Save correction',
  saving: 'Saving…',
  saved: (run: string) => `${run} is closed`,
  queued: (run: string) => `${run}: the closing is saved on this device and sent when there is a connection`,
  day: {
    heading: (day: string) => `Day of deliveries: ${day}`,
    none: 'There are no runs on this day.',
    left: (count: number) =>
      count === 1 ? '1 run is still to be closed.' : `${count} runs are still to be closed.`,
    all: 'Every run that went out is closed.',
    noneOut: 'No run of this day has gone out yet.',
    total: 'The whole day',
    run: 'Run',
    driver: 'Driver',
    state: 'State',
    stops: (delivered: number, failed: number, open: number) =>
      [`${delivered} delivered`, `${failed} not delivered`, ...(open > 0 ? [`${open} open`] : [])].join(', '),
    notCounted: 'Not counted',
    bottlesHeading: 'Bottles',
    out: 'Loaded',
    delivered: 'Delivered',
    due: 'Should be back',
    back: 'Came back',
    missing: 'Missing',
    unpaid: 'Deliveries that are not paid',
    allUnpaid: 'All unpaid orders',
    noUnpaid: 'Every delivery is paid.',
    csv: 'Save as CSV',
    csvFailed: 'The file could not be made. Please try again.',
    columns: {
      day: 'Day',
      deliveredStops: 'Stops delivered',
      failedStops: 'Stops not delivered',
      openStops: 'Stops open',
      cashRecorded: 'Cash recorded',
      cashCounted: 'Cash counted',
      upiRecorded: 'UPI recorded',
      upiCounted: 'UPI counted',
      reason: 'Reason',
      unpaid: 'Unpaid',
      closedBy: 'Closed by',
    },
  },
});

export type ClosingLabels = typeof closingLabels;
