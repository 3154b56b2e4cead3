import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Order } from '@/entities/order/order';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useCommonText } from '@/shared/text/commonText';
import { AlertDialog } from '@/shared/ui/AlertDialog';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { DiscardDialog } from './DiscardDialog';
import { EditConflict } from './EditConflict';
import { EditFields } from './EditFields';
import { OrderSummary } from './OrderSummary';
import { UnsavedNotice } from './UnsavedNotice';
import type { EditAddress } from './useEditAddress';
import { useOrderEdit } from './useOrderEdit';

type Props = {
  /** As the person saw it in the list. */
  readonly order: Order;
  readonly address: EditAddress;
  readonly onSaved: () => void;
};

/** Changes an order's status and e-mail (spec §7). Nothing typed is lost but by the person's own choice. */
export function EditOrderDialog({ order: opened, address, onSaved }: Props) {
  const text = useBackOfficeText().orders;
  const common = useCommonText();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { order, draft, problems, phase, unsaved, hasChanges, save, edit, continueFrom } =
    useOrderEdit(opened);
  const [alerting, setAlerting] = useState(false);
  const busy = phase !== 'editing';
  const conflict = unsaved?.outcome === 'conflict' ? unsaved.current : null;
  const canSave = !conflict && unsaved?.outcome !== 'gone';

  const { hold } = address;
  const holds = phase !== 'saved' && (busy || hasChanges);
  useEffect(() => hold(holds ? opened.id : null), [hold, holds, opened.id]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !canSave) return;
    if (await save()) onSaved();
    else setAlerting(true);
  }

  function leave() {
    if (busy) return;
    if (hasChanges) address.setAsking(true);
    else address.close();
  }

  return (
    <>
      <Dialog heading={text.dialog.heading(order.id)} startAtHeading onClose={leave}>
        <form
          ref={form}
          id={formId}
          tabIndex={-1}
          noValidate
          onSubmit={submit}
          aria-busy={busy}
          className="flex flex-col gap-5 outline-none"
        >
          {unsaved && unsaved.outcome !== 'conflict' && <UnsavedNotice unsaved={unsaved} />}
          {conflict ? (
            <EditConflict
              mine={draft}
              current={conflict}
              onContinue={(current, values) => {
                continueFrom(current, values);
                form.current?.focus();
              }}
            />
          ) : (
            <EditFields draft={draft} problems={problems} readOnly={busy} onEdit={edit} />
          )}
        </form>
        <OrderSummary order={conflict ?? order} />
        <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 flex justify-end gap-2 border-t border-line bg-surface px-4 py-4 sm:gap-3 sm:px-6">
          <Button variant="secondary" className="px-4! max-sm:flex-1" aria-disabled={busy} onClick={leave}>
            {canSave ? common.cancel : common.close}
          </Button>
          {canSave && (
            <Button
              type="submit"
              className="px-4! whitespace-nowrap max-sm:flex-2"
              form={formId}
              aria-disabled={busy}
            >
              {busy ? text.dialog.saving : text.dialog.save}
            </Button>
          )}
        </div>
      </Dialog>
      {alerting && unsaved?.outcome === 'failed' && (
        <AlertDialog message={text.failedToSave} onClose={() => setAlerting(false)} />
      )}
      {address.asking && !busy && (
        <DiscardDialog onKeep={() => address.setAsking(false)} onDiscard={address.close} />
      )}
    </>
  );
}
