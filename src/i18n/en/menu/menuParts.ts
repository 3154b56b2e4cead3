import { labels } from '@/i18n/labels';

/** What the menu says where there is nothing to show; most visits need none of it. Sentences of the spec stand word for word (spec §2). */
export const menuPartsLabels = labels('menuParts', {
  empty: 'No products found',
  emptyHint: 'Try adjusting your filters to see more results.',
  clear: 'Clear filters',
  failed: 'The menu could not be loaded.',
});

export type MenuPartsLabels = typeof menuPartsLabels;
