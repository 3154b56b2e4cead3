import { Archive } from 'lucide-react';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { BlockedCount } from '@/data/stock/blockedCounts';
import type { StockRow } from '@/data/stock/queuedStock';
import type { InventoryAddress } from '@/features/backOffice/inventory/shared/inventoryAddress';
import { itemLabel, problemText } from '@/features/backOffice/inventory/shared/stockLabels';
import { useDialogGuard } from '@/features/backOffice/inventory/shared/useDialogGuard';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { plainLine } from '@/lib/text/plainText';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { DialogActions } from '@/ui/dialog/DialogActions';
import { DiscardQuestion } from '@/ui/dialog/DiscardQuestion';
import { useInvalidFocus } from '@/ui/form/useInvalidFocus';
import { Notice } from '@/ui/Notice';
import type { OpenedItem } from './beginItemForm';
import { ItemConflict } from './ItemConflict';
import { ItemFields } from './ItemFields';
import { useItemForm } from './useItemForm';

type Props = {
  readonly opened: OpenedItem;
  readonly skus: ReadonlySet<string>;
  readonly address: InventoryAddress;
  /** `waitingId`: of the command that the server has not answered; null when it is saved. */
  readonly onSaved: (
    label: string,
    outcome: { readonly isNew: boolean; readonly waitingId: string | null },
  ) => void;
  readonly onArchive: (row: StockRow) => void;
  /** The stock moved before the count arrived; all else is saved. */
  readonly onQuestion: (blocked: BlockedCount) => void;
};

/** Adds a product or changes one (spec §5). Nothing typed is lost but by the person's own choice. */
export function ItemDialog({ opened, skus, address, onSaved, onArchive, onQuestion }: Props) {
  const labels = useLabels(inventoryLabels);
  const common = useLabels(commonLabels);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const item = useItemForm(opened, { skus, onUnchanged: address.close, onQuestion });
  const { draft, busy, saved, problem, conflict, isNew, waitingId } = item;
  const leave = useDialogGuard(address, item);
  const canSave = !conflict && problem?.kind !== 'gone';
  const { row } = opened;
  const label = itemLabel({ name: plainLine(draft.name), size: plainLine(draft.size) });

  // Focus the first field: by default the form element gets the focus, where nothing shows it.
  useLayoutEffect(() => {
    if (isNew) form.current?.querySelector('input')?.focus();
  }, [isNew]);
  useInvalidFocus(form, item.problems);
  useEffect(() => {
    if (saved) onSaved(label, { isNew, waitingId });
  }, [saved, label, isNew, waitingId, onSaved]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy && canSave) void item.save();
  }

  return (
    <>
      <Dialog
        heading={row ? labels.form.editHeading(itemLabel(row.item)) : labels.form.addHeading}
        startAtHeading={!isNew}
        onClose={leave}
      >
        <form
          ref={form}
          id={formId}
          tabIndex={-1}
          noValidate
          onSubmit={submit}
          aria-busy={busy}
          className="flex flex-col gap-5 outline-none"
        >
          {item.failure && (
            <Notice tone="bad" urgent>
              {failureText(item.failure, common)}
            </Notice>
          )}
          {problem && !conflict && (
            <Notice tone="bad" urgent>
              {problemText(problem, labels)}
            </Notice>
          )}
          {item.lacksSomething && !problem && <Notice tone="warn">{labels.form.incomplete}</Notice>}
          {conflict ? (
            <ItemConflict
              {...conflict}
              onContinue={(now, values) => {
                item.continueFrom(now, values);
                form.current?.focus();
              }}
            />
          ) : (
            <ItemFields
              draft={draft}
              problems={item.problems}
              readOnly={busy}
              isNew={isNew}
              onChange={item.change}
            />
          )}
        </form>
        {row?.stored && !row.item.archived && !item.hasChanges && !busy && (
          <Button variant="quiet" className="mt-4 -ml-3 px-3!" onClick={() => onArchive(row)}>
            <Archive aria-hidden className="size-5" />
            {labels.archive}
          </Button>
        )}
        <DialogActions>
          <Button variant="secondary" className="px-4!" aria-disabled={busy} onClick={leave}>
            {canSave ? common.cancel : common.close}
          </Button>
          {canSave && (
            <Button type="submit" className="px-4! whitespace-nowrap" form={formId} aria-disabled={busy}>
              {busy ? labels.form.saving : isNew ? labels.form.create : labels.form.save}
            </Button>
          )}
        </DialogActions>
      </Dialog>
      {address.asking && !busy && (
        <DiscardQuestion onKeep={() => address.setAsking(false)} onDiscard={address.close} />
      )}
    </>
  );
}
