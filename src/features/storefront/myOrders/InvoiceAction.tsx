import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '@/entities/order/order';
import { useAppDispatch } from '@/shared/redux/hooks';
import { useCommonText } from '@/shared/text/commonText';
import { useCustomerText } from '@/shared/text/customerText';
import { failureText } from '@/shared/text/failureText';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { downloadInvoice, type InvoiceOutcome } from './downloadInvoice';

type Props = { readonly order: Order };

/** Spec §2: Download Invoice, always. */
export function InvoiceAction({ order }: Props) {
  const common = useCommonText();
  const customer = useCustomerText();
  const text = customer.track.invoice;
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<InvoiceOutcome | null>(null);

  const download = async () => {
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    setOutcome(await dispatch(downloadInvoice(order, { customer, common })));
    setBusy(false);
  };

  return (
    <>
      <Button variant="secondary" onClick={download} aria-disabled={busy}>
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
