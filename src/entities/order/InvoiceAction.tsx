import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch } from '@/shared/redux/hooks';
import type { AppThunk } from '@/shared/redux/thunk';
import { useCommonText } from '@/shared/text/commonText';
import { failureText } from '@/shared/text/failureText';
import { useInvoiceText } from '@/shared/text/invoiceText';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import type { Invoice } from './invoice';
import { type InvoiceOutcome, printInvoice } from './printInvoice';

type Props = {
  /** What is printed when it is asked for. */
  readonly invoice: AppThunk<Promise<Invoice>>;
  readonly className?: string;
};

/** Spec §2: Download Invoice, always. */
export function InvoiceAction({ invoice, className }: Props) {
  const common = useCommonText();
  const text = useInvoiceText();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<InvoiceOutcome | null>(null);

  const download = async () => {
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    setOutcome(await dispatch(printInvoice(invoice, { invoice: text, common })));
    setBusy(false);
  };

  return (
    <>
      <Button variant="secondary" className={className} onClick={download} aria-disabled={busy}>
        <FileDown aria-hidden className="size-5" />
        {busy ? text.busy : text.action}
      </Button>
      {outcome?.kind === 'saved' && <Notice tone="good">{text.saved(outcome.name)}</Notice>}
      {outcome?.kind === 'failed' && (
        <Notice tone="bad" urgent>
          {outcome.error.kind === 'offline'
            ? text.offline
            : `${text.failed} ${failureText(outcome.error, common)}`}
        </Notice>
      )}
    </>
  );
}
