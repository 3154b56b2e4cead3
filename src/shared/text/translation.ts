import { createContext, useContext } from 'react';
import type { AccountText } from './en/account';
import type { AlertsText } from './en/alerts';
import type { BackOfficeText } from './en/backOffice';
import type { CartText } from './en/cart';
import type { CommonText } from './en/common';
import type { CustomerText } from './en/customer';
import type { CustomerAccountText } from './en/customerAccount';
import type { CustomersText } from './en/customers';
import type { DashboardText } from './en/dashboard';
import type { DataCheckText } from './en/dataCheck';
import type { InventoryText } from './en/inventory';
import type { InvoiceText } from './en/invoice';
import type { LandingText } from './en/landing';
import type { OlderOrdersText } from './en/olderOrders';
import type { OrderActionsText } from './en/orderActions';
import type { OrderFiltersText } from './en/orderFilters';
import type { OrderListText } from './en/orderList';
import type { OutboxText } from './en/outbox';
import type { ProductionText } from './en/production';
import type { RecordingText } from './en/recording';
import type { ReportsText } from './en/reports';
import type { SearchText } from './en/search';
import type { SettingsText } from './en/settings';
import type { ShellText } from './en/shell';
import type { StaffOrderText } from './en/staffOrder';
import type { StaffSignInText } from './en/staffSignIn';
import type { StorefrontText } from './en/storefront';

/** All of the app's texts in another language than English, whose texts come with the screens they are for. */
export type Translation = {
  readonly account: AccountText;
  readonly alerts: AlertsText;
  readonly backOffice: BackOfficeText;
  readonly cart: CartText;
  readonly common: CommonText;
  readonly customer: CustomerText;
  readonly inventory: InventoryText;
  readonly dashboard: DashboardText;
  readonly customerAccount: CustomerAccountText;
  readonly customers: CustomersText;
  readonly dataCheck: DataCheckText;
  readonly invoice: InvoiceText;
  readonly landing: LandingText;
  readonly orderActions: OrderActionsText;
  readonly orderFilters: OrderFiltersText;
  readonly olderOrders: OlderOrdersText;
  readonly orderList: OrderListText;
  readonly outbox: OutboxText;
  readonly production: ProductionText;
  readonly recording: RecordingText;
  readonly reports: ReportsText;
  readonly shell: ShellText;
  readonly staffOrder: StaffOrderText;
  readonly search: SearchText;
  readonly settings: SettingsText;
  readonly staffOutbox: OutboxText;
  readonly staffSignIn: StaffSignInText;
  readonly storefront: StorefrontText;
};

/** Null for English. */
export const TranslationContext = createContext<Translation | null>(null);

export const useTranslation = (): Translation | null => useContext(TranslationContext);
