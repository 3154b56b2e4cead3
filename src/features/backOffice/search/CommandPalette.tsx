import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StaffLink } from '@/components/page/staffPage';
import { searchLabels } from '@/i18n/en/search';
import { useLabels } from '@/i18n/labels';
import { together, useMirror } from '@/sync/mirror/useMirror';
import { Dialog } from '@/ui/dialog/Dialog';
import { CONTROL_CLASS } from '@/ui/form/fieldStyle';
import { showToast } from '@/ui/toast/toast';
import { FoundGroup } from './FoundGroup';
import { useAction } from './useAction';
import { type Found, useFound } from './useFound';
import { useListbox } from './useListbox';

type Props = { readonly pages: readonly StaffLink[]; readonly onClose: () => void };

/**
 * The search over everything: a combobox whose listbox is always open. It looks through what the device has, so that it
 * works offline; being open it keeps that up to date.
 */
export function CommandPalette({ pages, onClose }: Props) {
  const text = useLabels(searchLabels);
  const navigate = useNavigate();
  const reading = together(useMirror('orders'), useMirror('inventory'), useMirror('customers'));
  const act = useAction(reading.read);
  const [query, setQuery] = useState('');
  const groups = useFound(query, pages);
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
    void showToast('success', text.did(found.title));
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
    <Dialog heading={text.heading} onClose={onClose}>
      <div className="flex h-[min(70dvh,32rem)] flex-col gap-2">
        <div className="flex gap-2">
          <input
            // A dialog somebody opened to type into.
            autoFocus
            type="search"
            role="combobox"
            aria-label={text.field}
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-activedescendant={active ?? undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={text.hint}
            className={CONTROL_CLASS}
            value={query}
            onChange={event => setQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            aria-label={text.close}
            onClick={onClose}
            className="grid size-12 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-6" />
          </button>
        </div>
        {!reading.complete && (
          <p className="px-3 text-sm text-ink-soft">{reading.failure ? text.partial : text.loading}</p>
        )}
        <p role="status" className={options.length > 0 ? 'sr-only' : 'px-3 py-6 text-center text-ink-soft'}>
          {options.length > 0 ? query && text.found(options.length) : text.none(query)}
        </p>
        {options.length > 0 && (
          <div
            id={listId}
            role="listbox"
            aria-label={text.results}
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
