import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StaffLink } from '@/components/page/staffPage';
import { searchLabels } from '@/i18n/en/backOffice/search';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import { languageChosen, themeChosen } from '@/store/preferences/preferencesSlice';
import { combineReadings, useMirror } from '@/sync/mirror/useMirror';
import { Clamped } from '@/ui/Clamped';
import { Dialog } from '@/ui/dialog/Dialog';
import { CONTROL_CLASS } from '@/ui/form/fieldStyle';
import { showToast } from '@/ui/toast/toast';
import type { ActionName } from './actions';
import { useListbox } from './useListbox';
import { type Found, type Group, useSearchResults } from './useSearchResults';

type FoundGroupProps = {
  readonly group: Group;
  readonly optionId: (found: Found) => string;
  readonly active: string | null;
  readonly onPoint: (id: string) => void;
  readonly onChoose: (found: Found) => void;
};

function FoundGroup({ group, optionId, active, onPoint, onChoose }: FoundGroupProps) {
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

/** Does what an action of the search is for. `refresh`: reads what the search looks through. */
function useAction(refresh: () => void): (name: ActionName) => void {
  const dispatch = useAppDispatch();
  return name => {
    switch (name) {
      case 'light':
      case 'dark':
      case 'system':
        dispatch(themeChosen({ theme: name }));
        return;
      case 'refresh':
        refresh();
        return;
      case 'newOrder':
      case 'addItem':
      case 'exportOrders':
        // These navigate to a page, which does the work.
        return;
      default:
        dispatch(languageChosen({ language: name }));
    }
  };
}

type Props = { readonly pages: readonly StaffLink[]; readonly onClose: () => void };

/**
 * The search over everything: a combobox whose listbox is always open. It looks through what the device has, so that it
 * works offline; being open it keeps that up to date.
 */
export function CommandPalette({ pages, onClose }: Props) {
  const labels = useLabels(searchLabels);
  const navigate = useNavigate();
  const reading = combineReadings(useMirror('orders'), useMirror('inventory'), useMirror('customers'));
  const act = useAction(reading.read);
  const [query, setQuery] = useState('');
  const groups = useSearchResults(query, pages);
  const listId = useId();
  const optionId = (found: Found) => `${listId}-${found.id}`;
  const options = groups.flatMap(({ found }) => found);

  function choose(found: Found): void {
    onClose();
    if ('to' in found) {
      navigate(found.to);
      return;
    }
    act(found.action);
    void showToast('success', labels.did(found.title));
  }

  const { active, onKeyDown, point } = useListbox({
    ids: options.map(optionId),
    query,
    onChoose: id => {
      const chosen = options.find(found => optionId(found) === id);
      if (chosen) choose(chosen);
    },
  });

  return (
    <Dialog heading={labels.heading} onClose={onClose}>
      <div className="flex h-[min(70dvh,32rem)] flex-col gap-2">
        <div className="flex gap-2">
          <input
            // A dialog somebody opened to type into.
            autoFocus
            type="search"
            role="combobox"
            aria-label={labels.field}
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-activedescendant={active ?? undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={labels.hint}
            className={CONTROL_CLASS}
            value={query}
            onChange={event => setQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            aria-label={labels.close}
            onClick={onClose}
            className="grid size-12 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-6" />
          </button>
        </div>
        {!reading.complete && (
          <p className="px-3 text-sm text-ink-soft">{reading.failure ? labels.partial : labels.loading}</p>
        )}
        <p role="status" className={options.length > 0 ? 'sr-only' : 'px-3 py-6 text-center text-ink-soft'}>
          {options.length > 0 ? query && labels.found(options.length) : labels.none(query)}
        </p>
        {options.length > 0 && (
          <div
            id={listId}
            role="listbox"
            aria-label={labels.results}
            className="min-h-0 flex-1 overflow-y-auto"
          >
            {groups.map(group => (
              <FoundGroup
                key={group.name}
                group={group}
                optionId={optionId}
                active={active}
                onPoint={point}
                onChoose={choose}
              />
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}
