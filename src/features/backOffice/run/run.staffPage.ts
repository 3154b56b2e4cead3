import type { StaffPage } from '@/components/page/staffPage';
import { PATHS } from '@/lib/paths';

export const page: StaffPage = {
  path: PATHS.run,
  shell: 'driver',
  load: () => import('./RunPage').then(part => part.RunPage),
};
