import { labels } from '@/i18n/labels';

/** What a driver reads: their shell, their runs and stops. */
export const runLabels = labels('run', {
  shell: {
    name: 'Deliveries',
    nav: 'Pages',
    runs: 'My runs',
    toOffice: 'Back office',
  },
  heading: 'My runs',
  loading: 'Reading your runs…',
  failed: 'Your runs could not be read.',
  noAccess: 'Your runs are closed to you. Ask the office.',
  retry: 'Try again',
  offline: (time: string) =>
    `Offline. This is what was read at ${time}. You can go on: stops are sent later.`,
  noRuns: 'No run for you today',
  noRunsHint: 'The office plans the runs. A new one appears here by itself.',
  unnamed: 'Run',
  states: { planned: 'Planned', out: 'Out', closed: 'Closed', deleted: 'Run deleted' },
  summary: (stops: number, bottles: number) =>
    `${stops === 1 ? '1 stop' : `${stops} stops`} · ${bottles === 1 ? '1 bottle' : `${bottles} bottles`}`,
  start: 'Start',
  starting: 'The start is not sent yet.',
  notHandedOut: (count: number) =>
    count === 1
      ? '1 order is not marked as shipped yet. Ask the office before you drive off.'
      : `${count} orders are not marked as shipped yet. Ask the office before you drive off.`,
  startFailed: 'The run could not be started:',
  totals: {
    label: 'Totals',
    stops: 'Stops done',
    of: (done: number, all: number) => `${done} of ${all}`,
    cash: 'Cash',
    upi: 'UPI',
    due: 'Still to collect',
    bottles: 'Bottles on board',
  },
  next: 'Next stop',
  later: (count: number) => `After that (${count})`,
  doneHeading: (count: number) => `Done (${count})`,
  allDone: 'Every stop is done',
  allDoneHint: 'Bring the money and the bottles that are left to the office.',
  noName: 'No name',
  call: 'Call',
  whatsApp: 'WhatsApp',
  map: 'Map',
  instructions: 'Instructions',
  items: 'Items',
  itemLine: (size: string, quantity: number) => `${size} × ${quantity}`,
  toCollect: (amount: string) => `Collect ${amount}`,
  nothingToCollect: {
    paid: 'Nothing to collect: it is paid.',
    refunded: 'Nothing to collect: the money was given back.',
  },
  changed: 'The office has changed this stop. Look at it again.',
  notShipped: 'The office has not marked this order as shipped yet.',
  off: {
    cancelled: 'Cancelled by the office: do not deliver.',
    delivered: 'Delivered already: do not go there.',
  },
  taken: 'The office has taken this out of your run: do not deliver.',
  offHeading: 'Not to be delivered',
  delivered: 'Delivered',
  notDelivered: 'Not delivered',
  form: {
    delivered: (name: string) => `Delivered: ${name}`,
    failed: (name: string) => `Not delivered: ${name}`,
    to: 'Who took it',
    amount: 'Amount collected (₹)',
    cash: (amount: string) => `Paid in cash: ${amount}`,
    upi: 'Paid by UPI',
    scan: 'The customer scans this with any UPI app.',
    openUpi: 'Pay on this phone',
    upiReference: 'UPI reference',
    saveUpi: (amount: string) => `Paid by UPI: ${amount}`,
    unpaid: 'Not paid',
    done: 'Handed over',
    day: 'New day',
    note: 'Note for the office (optional)',
    why: 'Why?',
    back: 'Back',
  },
  saved: {
    delivered: (name: string) => `Delivered: ${name}`,
    failed: (name: string) => `Not delivered: ${name}`,
    undone: (name: string) => `${name} is open again.`,
    notStored: 'This could not be saved. The stop is still open.',
  },
  undo: 'Undo',
  collected: {
    cash: (amount: string) => `${amount} in cash`,
    upi: (amount: string) => `${amount} by UPI`,
    nothing: 'Nothing collected',
  },
  refused: {
    heading: (name: string) => `${name}: this was not saved`,
    collected: (amount: string) => `You had recorded ${amount}.`,
    understood: 'OK',
  },
});

export type RunLabels = typeof runLabels;
