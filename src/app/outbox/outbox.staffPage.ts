import { Send } from 'lucide-react';
import type { StaffPage } from '@/components/page/staffPage';
import { PATHS } from '@/lib/paths';

export const page: StaffPage = {
  path: PATHS.adminOutbox,
  load: () => import('./StaffOutbox').then(part => part.StaffOutbox),
  link: { label: 'outbox', Icon: Send, order: 9 },
};
