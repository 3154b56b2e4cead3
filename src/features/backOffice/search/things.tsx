import {
  Bell,
  ChartColumn,
  ClipboardList,
  Download,
  Factory,
  Languages,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Moon,
  Package,
  PackagePlus,
  Plus,
  RefreshCw,
  Send,
  Settings,
  Sun,
  SunMoon,
  UsersRound,
} from 'lucide-react';
import type { SearchLabels } from '@/i18n/en/search';
import { LANGUAGE_CODES, type LanguageCode } from '@/i18n/languages';
import { exportAddress, newOrderAddress, newProductAddress } from '@/lib/addresses';
import { PATHS } from '@/lib/paths';

export const PAGES: readonly { name: keyof SearchLabels['pages']; to: string; Icon: LucideIcon }[] = [
  { name: 'dashboard', to: PATHS.dashboard, Icon: LayoutDashboard },
  { name: 'orders', to: PATHS.adminOrders, Icon: ClipboardList },
  { name: 'inventory', to: PATHS.inventory, Icon: Package },
  { name: 'customers', to: PATHS.customers, Icon: UsersRound },
  { name: 'reports', to: PATHS.reports, Icon: ChartColumn },
  { name: 'production', to: PATHS.production, Icon: Factory },
  { name: 'alerts', to: PATHS.alerts, Icon: Bell },
  { name: 'settings', to: PATHS.settings, Icon: Settings },
  { name: 'outbox', to: PATHS.adminOutbox, Icon: Send },
  { name: 'dataCheck', to: PATHS.dataCheck, Icon: ListChecks },
];

export type ActionName = keyof SearchLabels['actions'] | LanguageCode;

/** `to`: for those that are done in a room. */
export const ACTIONS: readonly { name: ActionName; to: string | null; Icon: LucideIcon }[] = [
  { name: 'newOrder', to: newOrderAddress, Icon: Plus },
  { name: 'addItem', to: newProductAddress, Icon: PackagePlus },
  { name: 'exportOrders', to: exportAddress, Icon: Download },
  { name: 'refresh', to: null, Icon: RefreshCw },
  { name: 'light', to: null, Icon: Sun },
  { name: 'dark', to: null, Icon: Moon },
  { name: 'system', to: null, Icon: SunMoon },
  ...LANGUAGE_CODES.map(name => ({ name, to: null, Icon: Languages })),
];
