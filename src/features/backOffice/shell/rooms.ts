import {
  ChartColumn,
  ClipboardList,
  LayoutDashboard,
  type LucideIcon,
  Package,
  UsersRound,
} from 'lucide-react';
import { PATHS } from '@/lib/paths';

type Room = {
  readonly name: 'dashboard' | 'orders' | 'inventory' | 'customers' | 'reports';
  readonly path: string;
  readonly Icon: LucideIcon;
};

/** The sidebar's links, in order (spec §2). */
export const ROOMS: readonly Room[] = [
  { name: 'dashboard', path: PATHS.dashboard, Icon: LayoutDashboard },
  { name: 'orders', path: PATHS.adminOrders, Icon: ClipboardList },
  { name: 'inventory', path: PATHS.inventory, Icon: Package },
  { name: 'customers', path: PATHS.customers, Icon: UsersRound },
  { name: 'reports', path: PATHS.reports, Icon: ChartColumn },
];

/** Beside the spec's five: what staff of a shop floor open every day. The top bar has the settings. */
export const MORE_ROOMS = [
  { name: 'production', path: PATHS.production },
  { name: 'alerts', path: PATHS.alerts },
] as const;
