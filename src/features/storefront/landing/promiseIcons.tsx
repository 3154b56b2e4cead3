import { icon } from '@/ui/icons';

export const DropIcon = icon(
  'M12 3c3.6 4.6 6 8 6 11.2a6 6 0 0 1-12 0C6 11 8.4 7.6 12 3zM9 14.5a3 3 0 0 0 3 3',
);
export const TruckIcon = icon(
  'M2.5 6.5h11v10h-11zM13.5 10h4l4 4v2.5h-8zM7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
);
export const ReturnIcon = icon(
  'M4.5 12a7.5 7.5 0 0 1 13-5.1l2 2.1M19.5 4v5h-5M19.5 12a7.5 7.5 0 0 1-13 5.1l-2-2.1M4.5 20v-5h5',
);
