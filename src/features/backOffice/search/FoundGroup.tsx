import { useId } from 'react';
import { Clamped } from '@/ui/Clamped';
import type { Found, Group } from './useFound';

type Props = {
  readonly group: Group;
  readonly optionId: (found: Found) => string;
  readonly active: string | null;
  readonly onPoint: (id: string) => void;
  readonly onChoose: (found: Found) => void;
};

export function FoundGroup({ group, optionId, active, onPoint, onChoose }: Props) {
  const nameId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
    <div role="group" aria-labelledby={nameId}>
      <p id={nameId} className="px-3 pt-3 pb-1 text-sm font-semibold text-ink-soft">
        {group.name}
      </p>
      {group.found.map(found => {
        const id = optionId(found);
        const { title, detail, Icon } = found;
        return (
          // The focus stays in the text box, whose keys move and choose.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={id}
            id={id}
            role="option"
            aria-selected={id === active}
            // Moved, not only under it: a list that scrolls below a pointer at rest chooses nothing.
            onPointerMove={() => onPoint(id)}
            onClick={() => onChoose(found)}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 aria-selected:bg-brand-soft"
          >
            <Icon aria-hidden className="size-5 shrink-0 text-brand" />
            <span className="min-w-0">
              <Clamped text={title} className="font-medium" />
              {detail && <span className="line-clamp-4 text-sm wrap-anywhere text-ink-soft">{detail}</span>}
            </span>
          </div>
        );
      })}
    </div>
  );
}
