// @bundle runs

import { labels } from '@/i18n/labels';

/** What is said of delivery runs wherever a change of one has not been sent, or was refused. */
export const runsLabels = labels('runs', {
  planned: (name: string) => `New run: ${name}`,
  changed: (name: string) => `Run: ${name}`,
  started: (name: string) => `${name} goes out`,
  closed: (name: string) => `${name}: day closed`,
  deleted: (name: string) => `Delete run: ${name}`,
  restored: (name: string) => `Keep run: ${name}`,
  driver: (name: string) => `Driver: ${name}`,
  cash: (amount: string) => `Cash counted: ${amount}`,
  upi: (amount: string) => `UPI counted: ${amount}`,
  back: (bottles: number) => (bottles === 1 ? '1 bottle came back' : `${bottles} bottles came back`),
  reason: (text: string) => `Reason: ${text}`,
  stop: {
    delivered: (order: string, name: string) => `Delivered: ${order}, ${name}`,
    failed: (order: string, name: string) => `Not delivered: ${order}, ${name}`,
    undone: (order: string, name: string) => `Stop open again: ${order}, ${name}`,
    takenBy: (name: string) => `Taken by ${name}`,
    cash: (amount: string) => `Cash: ${amount}`,
    upi: (amount: string, reference: string) => `UPI: ${amount}, ${reference}`,
    unpaid: 'Nothing collected',
    again: (day: string) => `Next try: ${day}`,
  },
  attempt: {
    nobody: 'Nobody there',
    refused: 'Refused at the door',
    address: 'Address not found',
    closed: 'The place was closed',
    other: 'Another reason',
  },
  problems: {
    gone: 'This run no longer exists. Nothing was changed.',
    conflict: 'Someone else changed this run meanwhile. Your change was not made.',
    closed: 'The day of this run is closed. Your change was not made.',
    started: 'This run has gone out and is closed already.',
    inUse: 'This run has orders or has gone out. It was not deleted.',
    notOut: 'This run has not gone out yet, so it cannot be closed.',
    noReason: 'What was counted is not what was recorded. Say why.',
    tooManyMissing:
      'More than 7 kinds of bottles are missing. Close with those that are certain, and correct the stock of the others.',
    notEnough: (product: string, left: number) =>
      `More bottles of ${product} are missing than the stock has left: ${left}. Count the stock first.`,
    denied: 'This change was refused. Nothing was saved.',
  },
  /** What stands in the way of a stop's form. */
  stopForm: {
    amount: 'Enter an amount in rupees.',
    tooMuch: (most: string) => `Only ${most} is to be paid: enter no more than that.`,
    reference: 'Enter the reference that the UPI app shows.',
    cardNumber: 'Please do not enter card numbers. The shop must not keep them.',
    tooLong: 'This is too long. Please shorten it.',
    day: {
      today: 'Choose a day from today on, at most 30 days ahead.',
      tomorrow: 'Choose a day from tomorrow on, at most 30 days ahead.',
    },
  },
  stopProblems: {
    gone: 'This order no longer exists. Nothing was saved.',
    taken:
      'The office has given this stop to another run or driver. Nothing was saved: tell the office what happened.',
    cancelled: 'This order was cancelled meanwhile. Nothing was saved: tell the office what happened.',
    notOut: 'This run is not out, or its day is closed. Nothing was saved: tell the office what happened.',
    refunded:
      'The money of this order was given back. Nothing was saved: tell the office what was collected.',
    changedSince: 'This order has changed since, so the stop cannot be opened again.',
    moved: (status: string) =>
      `This order is not on its way any more: ${status}. Nothing was saved: tell the office what happened.`,
    overpaid: (due: string) =>
      `More was collected than is still to be paid: ${due}. Nothing was saved: tell the office what was collected.`,
    denied: 'This stop was refused. Nothing was saved.',
  },
});

export type RunsLabels = typeof runsLabels;
