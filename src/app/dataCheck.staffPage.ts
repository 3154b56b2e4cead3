import { ListChecks } from 'lucide-react';
import type { StaffPage } from '@/components/page/staffPage';
import { PATHS } from '@/lib/paths';

export const page: StaffPage = {
  path: PATHS.dataCheck,
  load: () => import('./DataCheckScreen').then(part => part.DataCheckScreen),
  link: { label: 'dataCheck', Icon: ListChecks, order: 10 },
};
