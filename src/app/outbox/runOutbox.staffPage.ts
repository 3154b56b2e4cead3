import type { StaffPage } from '@/components/page/staffPage';
import { PATHS } from '@/lib/paths';

export const page: StaffPage = {
  path: PATHS.runOutbox,
  shell: 'driver',
  load: () => import('./StaffOutbox').then(part => part.StaffOutbox),
};
