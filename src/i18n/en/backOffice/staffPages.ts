import { labels } from '@/i18n/labels';

/** The pages of the back office, as the navigation and the search call them. */
export const staffPagesLabels = labels('staffPages', {
  dashboard: 'Dashboard',
  orders: 'Orders',
  deliveries: 'Deliveries',
  inventory: 'Inventory',
  customers: 'Customers',
  reports: 'Reports',
  production: 'Production',
  alerts: 'Alerts',
  settings: 'Settings',
  outbox: 'Not sent yet',
  dataCheck: 'Data check',
  log: 'Change log',
});
export type StaffPagesLabels = typeof staffPagesLabels;
