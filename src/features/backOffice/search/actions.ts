import {
  Download,
  Languages,
  type LucideIcon,
  Moon,
  PackagePlus,
  Plus,
  RefreshCw,
  Sun,
  SunMoon,
} from 'lucide-react';
import type { SearchLabels } from '@/i18n/en/backOffice/search';
import { LANGUAGE_CODES, type LanguageCode } from '@/i18n/languages';
import { exportAddress, newOrderAddress, newProductAddress } from '@/lib/addresses';

export type ActionName = keyof SearchLabels['actions'] | LanguageCode;

/** `to`: for those that are done in a page. */
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
