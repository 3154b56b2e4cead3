import { Settings } from 'lucide-react';
import type { StaffPage } from '@/components/page/staffPage';
import { PATHS } from '@/lib/paths';

export const page: StaffPage = {
  path: PATHS.settings,
  load: () => import('./StaffSettings').then(part => part.StaffSettings),
  link: { label: 'settings', Icon: Settings, order: 8 },
};
