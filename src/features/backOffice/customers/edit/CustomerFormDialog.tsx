import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Customer } from '@/domain/customer/customer';
import type { CustomerDialog } from '@/features/backOffice/customers/shared/customerAddress';
import {
  customerNameInSentence,
  problemText,
  titleOf,
} from '@/features/backOffice/customers/shared/customerFieldLabels';
import type { Said } from '@/features/backOffice/customers/shared/useCustomerToast';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { customerAddress } from '@/lib/addresses';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { DiscardQuestion } from '@/ui/dialog/DiscardQuestion';
import type { DialogAddress } from '@/ui/dialog/useDialogAddress';
import { useInvalidFocus } from '@/ui/form/useInvalidFocus';
import { Notice } from '@/ui/Notice';
import { CustomerConflict } from './CustomerConflict';
import { CustomerFormFields } from './CustomerFormFields';
import { sameContact } from './customerFormRules';
import { type OpenedCustomer, useCustomerForm } from './useCustomerForm';

type Props = {
  readonly opened: OpenedCustomer;
  /** Everybody, to tell of one who has the same phone or email. */
  readonly others: readonly Customer[];
  readonly address: DialogAddress<CustomerDialog>;
  readonly onSaved: (said: Said, title: string, isQueued: boolean) => void;
};

/** Adds a customer, or changes what is stored of one. Nothing typed is lost but by the person's own choice. */
export function CustomerFormDialog({ opened, others, address, onSaved }: Props) {
  const labels = useLabels(customersLabels);
  const common = useLabels(commonLabels);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { customerId, customer } = opened;
  const { draft, problems, state, isBusy, hasChanges, edit, save, continueFrom, wanted, seen } =
    useCustomerForm(opened);
  useInvalidFocus(form, problems);
  const [isUnidentified, setIsNobody] = useState(false);
  const title = titleOf(draft, labels);
  const isSaved = state.kind === 'done' || state.kind === 'queued';
  const conflict = state.kind === 'refused' && state.problem.kind === 'conflict' ? state.problem.now : null;
  const same = sameContact(draft, others, customerId);

  const { dialog, guardDialog, close, setAsking } = address;
  // Guards the dialog that was open at mount, even if the address changes.
  const [mine] = useState(dialog);
  const hasUnsaved = !isSaved && (isBusy || hasChanges);
  useEffect(() => guardDialog(hasUnsaved ? mine : null), [guardDialog, hasUnsaved, mine]);
  useEffect(() => {
    if (isSaved) onSaved(customer ? 'saved' : 'added', title, state.kind === 'queued');
  }, [isSaved, onSaved, customer, title, state.kind]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (conflict) return;
    const came = save();
    setIsNobody(came === 'nobody');
    if (came === 'nobody') form.current?.querySelector('input')?.focus();
    if (came === 'nothing') close();
  }
  function leave() {
    if (isBusy) return;
    if (hasChanges) setAsking(true);
    else close();
  }

  return (
    <>
      <Dialog
        heading={
          customer
            ? labels.form.editHeading(customerNameInSentence(customer, labels))
            : labels.form.addHeading
        }
        startAtHeading
        onClose={leave}
      >
        <form
          ref={form}
          id={formId}
          tabIndex={-1}
          noValidate
          onSubmit={submit}
          aria-busy={isBusy}
          className="flex flex-col gap-4 outline-none"
        >
          {state.kind === 'failed' && (
            <Notice tone="bad" urgent>
              {failureText(state.error, common)}
            </Notice>
          )}
          {isUnidentified && (
            <Notice tone="bad" urgent>
              {labels.form.nobody}
            </Notice>
          )}
          {state.kind === 'refused' && !conflict && (
            <Notice tone="bad" urgent>
              {problemText(state.problem, labels)}
            </Notice>
          )}
          {conflict ? (
            <CustomerConflict
              seen={seen}
              mine={wanted}
              now={conflict}
              onContinue={(now, values) => {
                continueFrom(now, values);
                form.current?.focus();
              }}
            />
          ) : (
            <>
              <p className="text-sm text-ink-soft">
                {labels.form.hint} {customer && customer.totalOrders > 0 && labels.form.fromOrders}
              </p>
              <CustomerFormFields draft={draft} problems={problems} readOnly={isBusy} onEdit={edit} />
              {same && (
                <Notice tone="info">
                  {labels.form.sameContact(customerNameInSentence(same, labels))}{' '}
                  <Link
                    to={customerAddress(same.id)}
                    target="_blank"
                    className="inline-flex min-h-6 items-center font-semibold underline"
                  >
                    {labels.form.open}
                  </Link>
                </Notice>
              )}
            </>
          )}
        </form>
        <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 flex justify-end gap-3 border-t border-line bg-surface px-6 py-4">
          <Button variant="secondary" className="px-4!" aria-disabled={isBusy} onClick={leave}>
            {common.cancel}
          </Button>
          {!conflict && (
            <Button type="submit" className="px-4!" form={formId} aria-disabled={isBusy}>
              {isBusy ? labels.form.saving : customer ? labels.form.save : labels.form.create}
            </Button>
          )}
        </div>
      </Dialog>
      {address.asking && !isBusy && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={close} />}
    </>
  );
}
