import { createContext, useContext } from 'react';
import type { AccountText } from '@/i18n/en/account';
import type { AlertsText } from '@/i18n/en/alerts';
import type { BackOfficeText } from '@/i18n/en/backOffice';
import type { CartText } from '@/i18n/en/cart';
import type { CommonText } from '@/i18n/en/common';
import type { CustomerText } from '@/i18n/en/customer';
import type { CustomerAccountText } from '@/i18n/en/customerAccount';
import type { CustomersText } from '@/i18n/en/customers';
import type { DashboardText } from '@/i18n/en/dashboard';
import type { DataCheckText } from '@/i18n/en/dataCheck';
import type { InventoryText } from '@/i18n/en/inventory';
import type { InvoiceText } from '@/i18n/en/invoice';
import type { LandingText } from '@/i18n/en/landing';
import type { OlderOrdersText } from '@/i18n/en/olderOrders';
import type { OrderActionsText } from '@/i18n/en/orderActions';
import type { OrderFiltersText } from '@/i18n/en/orderFilters';
import type { OrderListText } from '@/i18n/en/orderList';
import type { OutboxText } from '@/i18n/en/outbox';
import type { ProductionText } from '@/i18n/en/production';
import type { RecordingText } from '@/i18n/en/recording';
import type { ReportsText } from '@/i18n/en/reports';
import type { SearchText } from '@/i18n/en/search';
import type { SettingsText } from '@/i18n/en/settings';
import type { ShellText } from '@/i18n/en/shell';
import type { StaffOrderText } from '@/i18n/en/staffOrder';
import type { StaffSignInText } from '@/i18n/en/staffSignIn';
import type { StorefrontText } from '@/i18n/en/storefront';

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
