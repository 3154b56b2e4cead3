import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { type InvoiceOutcome, printInvoice } from '@/data/order/printInvoice';
import type { Invoice, InvoiceKind } from '@/domain/order/invoice/invoice';
import { commonLabels } from '@/i18n/en/common';
import { invoiceLabels } from '@/i18n/en/invoice';
import { failureText } from '@/i18n/failureText';
import { useLabels, useTranslate } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

type Props = {
  /** Invoice or order summary: decides the text of the button. */
  readonly kind: InvoiceKind;
  /** What is printed when it is asked for. */
  readonly invoice: AppThunk<Promise<Invoice>>;
  readonly className?: string;
};

/** Spec §2: Download Invoice, always; until there is an invoice, the order's summary. */
export function InvoiceAction({ kind, invoice, className }: Props) {
  const common = useLabels(commonLabels);
  const labels = useLabels(invoiceLabels);
  const translate = useTranslate();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<InvoiceOutcome | null>(null);

  const download = async () => {
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    setOutcome(await dispatch(printInvoice(invoice, translate)));
    setBusy(false);
  };

  return (
    <>
      <Button variant="secondary" className={className} onClick={download} aria-disabled={busy}>
        <FileDown aria-hidden className="size-5" />
        {busy ? labels.busy : labels.action[kind]}
      </Button>
      {outcome?.kind === 'saved' && <Notice tone="good">{labels.saved(outcome.name)}</Notice>}
      {outcome?.kind === 'failed' && (
        <Notice tone="bad" urgent>
          {outcome.error.kind === 'offline'
            ? labels.offline
            : `${labels.failed[kind]} ${failureText(outcome.error, common)}`}
        </Notice>
      )}
    </>
  );
}
