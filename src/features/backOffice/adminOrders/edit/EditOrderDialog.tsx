import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { OrderBill } from '@/components/order/OrderBill';
import { OrderFacts } from '@/components/order/OrderFacts';
import { canRedirect, unusualMove } from '@/domain/order/edit/statusMove';
import { orderNumber } from '@/domain/order/orderNumber';
import type { DialogAddress } from '@/features/backOffice/adminOrders/shared/addresses/useDialogAddress';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { AlertDialog } from '@/ui/dialog/AlertDialog';
import { Dialog } from '@/ui/dialog/Dialog';
import { DiscardQuestion } from '@/ui/dialog/DiscardQuestion';
import { useInvalidFocus } from '@/ui/form/useInvalidFocus';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { EditConflict } from './EditConflict';
import { EditFields } from './EditFields';
import type { SavableEdit } from './editOrderRules';
import { UnsavedNotice } from './UnsavedNotice';
import { UnusualMoveQuestion } from './UnusualMoveQuestion';
import { type OpenedOrder, useOrderEdit } from './useOrderEdit';

type Props = {
  readonly opened: OpenedOrder;
  readonly address: DialogAddress;
  readonly onSaved: () => void;
  readonly onWaiting: (commandId: string) => void;
};

/** What the form holds is not said once more below it. */
const ENTERED = ['email', 'phone', 'shippingAddress'] as const;

/** Changes an order's status and email (spec §7), and until it is there where it goes. Nothing typed is lost but by the person's own choice. */
export function EditOrderDialog({ opened, address, onSaved, onWaiting }: Props) {
  const labels = useLabels(adminOrdersLabels);
  const common = useLabels(commonLabels);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const {
    order,
    draft,
    problems,
    phase,
    unsaved,
    hasChanges,
    seen,
    pendingChanges,
    changes,
    check,
    save,
    edit,
    continueFrom,
  } = useOrderEdit(opened, { onSaved, onWaiting });
  useInvalidFocus(form, problems);
  // What was already so when the dialog opened is beside the values, and alarms nobody.
  const [told, setTold] = useState(unsaved);
  const [asked, setAsked] = useState<SavableEdit | null>(null);
  const alarming = unsaved?.kind === 'failed' || unsaved?.kind === 'denied';
  const busy = phase !== 'editing';
  const conflict = unsaved?.kind === 'conflict' ? { ...order, ...unsaved.now } : null;
  const canSave = !conflict && unsaved?.kind !== 'gone';

  const { guardDialog } = address;
  const hasUnsaved = phase !== 'saved' && (busy || hasChanges);
  useEffect(() => guardDialog(hasUnsaved ? order.id : null), [guardDialog, hasUnsaved, order.id]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !canSave) return;
    // Without a change there is nothing to write, and other commands need not wait for it.
    if (Object.keys(changes).length === 0) {
      address.close();
      return;
    }
    const savable = check();
    if (!savable) return;
    if (unusualMove(order.status, savable.status)) setAsked(savable);
    else void save(savable);
  }

  function leave() {
    if (busy) return;
    if (hasChanges) address.setAsking(true);
    else address.close();
  }

  return (
    <>
      <Dialog heading={labels.dialog.heading(orderNumber(order.id))} startAtHeading onClose={leave}>
        <form
          ref={form}
          id={formId}
          tabIndex={-1}
          noValidate
          onSubmit={submit}
          aria-busy={busy}
          className="flex flex-col gap-5 outline-none"
        >
          {unsaved && unsaved.kind !== 'conflict' && <UnsavedNotice unsaved={unsaved} />}
          {conflict ? (
            <EditConflict
              seen={seen}
              mine={changes}
              current={conflict}
              onContinue={(current, values) => {
                continueFrom(current, values);
                form.current?.focus();
              }}
            />
          ) : (
            <EditFields order={order} draft={draft} problems={problems} readOnly={busy} onEdit={edit} />
          )}
        </form>
        <div className="mt-6 flex flex-col gap-5 border-t border-line pt-5">
          {!conflict && <OrderFacts order={order} entered={canRedirect(order) ? ENTERED : ['email']} />}
          <OrderBill order={order} />
        </div>
        <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 border-t border-line bg-surface px-4 py-4 sm:px-6">
          <ChangedMeanwhile order={order} pendingChanges={pendingChanges} isOpen={!busy && canSave} />
          <div className="flex justify-end gap-2 sm:gap-3">
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
                {busy ? labels.dialog.saving : labels.dialog.save}
              </Button>
            )}
          </div>
        </div>
      </Dialog>
      {asked && (
        <UnusualMoveQuestion
          order={order}
          edit={asked}
          onNo={() => setAsked(null)}
          onYes={() => {
            setAsked(null);
            void save(asked);
          }}
        />
      )}
      {alarming && unsaved !== told && (
        <AlertDialog message={labels.failedToSave} onClose={() => setTold(unsaved)} />
      )}
      {address.asking && !busy && (
        <DiscardQuestion onKeep={() => address.setAsking(false)} onDiscard={address.close} />
      )}
    </>
  );
}
