import { icon } from '@/ui/icons';

export const DropIcon = icon(
  'M12 3c3.6 4.6 6 8 6 11.2a6 6 0 0 1-12 0C6 11 8.4 7.6 12 3zM9 14.5a3 3 0 0 0 3 3',
);
export const TruckIcon = icon(
  'M2.5 6.5h11v10h-11zM13.5 10h4l4 4v2.5h-8zM7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
);
export const LeafIcon = icon('M5.5 20.5C6.5 15.5 9 12 13 9.5M6.5 17C3.5 10 8 4.5 20 4c.5 11-5 16.5-13.5 13z');
export const NoteIcon = icon(
  'M2.5 6.5h19v11h-19zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6 12h.01M18 12h.01',
);
