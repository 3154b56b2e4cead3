import { menuPartsLabels } from '@/i18n/en/menu/menuParts';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/list/EmptyState';
import { hasActiveFilter } from './hasActiveFilter';
import type { MenuView } from './menuRules';

type Props = { readonly view: MenuView; readonly onChange: (change: Partial<MenuView>) => void };

/** Spec §2: what the menu says when nothing matches, with the way back to everything. */
export function EmptyMenu({ view, onChange }: Props) {
  const labels = useLabels(menuPartsLabels);
  return (
    <EmptyState heading={labels.empty} hint={labels.emptyHint}>
      {hasActiveFilter(view) && (
        <Button variant="secondary" onClick={() => onChange({ filter: 'all', search: '' })}>
          {labels.clear}
        </Button>
      )}
    </EmptyState>
  );
}
