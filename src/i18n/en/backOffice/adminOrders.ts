import { labels } from '@/i18n/labels';

/** The orders' page of the back office. Sentences of the spec stand word for word (spec §2, §8). */
export const adminOrdersLabels = labels('adminOrders', {
  heading: 'Orders',
  search: 'Search orders',
  searchHint: 'Order, name, phone, product, address',
  refresh: 'Refresh',
  loading: 'Loading orders...',
  failed: 'The orders could not be loaded.',
  empty: 'No orders found matching your criteria',
  emptyHint: 'Orders appear here as customers place them.',
  noMatchHint: 'Try another search, other days or filters, or show all orders.',
  showAll: 'Show all orders',
  columns: {
    order: 'Order',
    customer: 'Customer',
    date: 'Date',
    bottles: 'Bottles',
    total: 'Total',
    status: 'Status',
    actions: 'Actions',
  },
  caption: 'Orders',
  showing: (from: number, to: number, total: number) => `Showing ${from} to ${to} of ${total} orders`,
  pages: 'Pages of orders',
  previous: 'Previous',
  next: 'Next',
  atFirst: 'This is the first page.',
  atLast: 'This is the last page.',
  noDate: 'No date',
  noName: 'No name',
  units: (count: number) => (count === 1 ? '1 bottle' : `${count} bottles`),
  newOrder: 'New Order',
  edit: 'Edit',
  editOrder: (id: string) => `Edit order ${id}`,
  dialog: {
    heading: (id: string) => `Edit order #${id}`,
    email: 'Email',
    status: 'Status',
    statusUnknown: 'Choose a status',
    save: 'Save Changes',
    saving: 'Saving…',
  },
  saved: '✅ Order updated successfully!',
  failedToSave: '❌ Failed to update order. Please try again.',
  gone: 'This order no longer exists.',
  conflict: {
    heading: 'Someone changed this order meanwhile. Nothing was saved.',
    yours: 'Your changes',
    current: 'The order now',
    showCurrent: 'Show the current order',
    keepMine: 'Keep my changes',
    changed: (when: string) => `Changed ${when}.`,
    editFailed: (status: string, email: string) =>
      `Someone else changed this order, and it was left as they made it: ${status}, ${email}.`,
  },
  outOfStock: (name: string, inStock: number) =>
    `This order cannot be reopened: only ${inStock} left of ${name}.`,
  denied: 'This change was refused. Nothing was saved.',
  queued: {
    order: (id: string) => `Order #${id}`,
    change: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
    intoRun: (run: string) => `Put into run ${run}`,
    outOfRun: 'Removed from its run',
    inRun: 'Its place in its run changes',
    anotherDay: (when: string) => `Moved to another day: ${when}`,
    saved: 'Saved on this device, not sent yet',
    savedHint: 'We’ll send it as soon as you’re back online.',
    signIn: 'Sign in again to send it.',
    notSaved: (status: string) => `Not saved: ${status}`,
    failedCount: (count: number) =>
      count === 1
        ? 'One change of an order could not be saved.'
        : `${count} changes of orders could not be saved.`,
  },
});

export type AdminOrdersLabels = typeof adminOrdersLabels;
