import { ListChecks } from 'lucide-react';
import type { StaffPage } from '@/components/page/staffPage';
import { PATHS } from '@/lib/paths';

export const page: StaffPage = {
  path: PATHS.dataCheck,
  load: () => import('./DataCheckRoom').then(part => part.DataCheckRoom),
  link: { label: 'dataCheck', Icon: ListChecks, order: 10 },
};
