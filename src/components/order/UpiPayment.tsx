// @bundle on-demand

import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Payee, upiLink } from '@/domain/order/payment/upi';
import { upiPaymentLabels } from '@/i18n/en/upiPayment';
import { useLabels } from '@/i18n/labels';
import { formatRupees, type Paise } from '@/lib/number/money';
import { Button, buttonClass } from '@/ui/Button';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { UpiCode } from './UpiCode';

/** A phone or a tablet, which may have a UPI app. */
const TOUCHED = '(pointer: coarse)';

type Props = {
  readonly payee: Payee;
  readonly amountPaise: Paise;
  readonly orderId: string;
  /** What to do after paying: the app cannot know whether the money arrived. */
  readonly children?: ReactNode;
};

/** How to pay an order by UPI: its QR code, a link where there may be a UPI app, and the address to copy. */
export function UpiPayment({ payee, amountPaise, orderId, children }: Props) {
  const labels = useLabels(upiPaymentLabels);
  const touched = useMediaQuery(TOUCHED);
  const [copied, setCopied] = useState(false);
  const link = upiLink(payee, amountPaise, orderId);
  const amount = formatRupees(amountPaise);

  async function copy(): Promise<void> {
    // Where the browser forbids it the address can still be selected.
    await navigator.clipboard?.writeText(payee.upi).then(
      () => setCopied(true),
      () => {},
    );
  }

  return (
    <section
      aria-label={labels.heading}
      className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-control border border-line p-4"
    >
      <div className="shrink-0 pointer-coarse:order-last">
        <UpiCode payee={payee} amountPaise={amountPaise} orderId={orderId} />
      </div>
      <div className="flex min-w-0 grow basis-52 flex-col items-start gap-2">
        <h3 className="font-semibold">{labels.heading}</h3>
        <p className="font-display text-2xl font-semibold tabular-nums">{amount}</p>
        <p className="text-sm text-ink-soft">{labels.scan}</p>
        {touched && (
          <a href={link} className={buttonClass('primary')}>
            {labels.open}
          </a>
        )}
        <p className="text-sm wrap-anywhere">{labels.payTo(payee.upi)}</p>
        <Button variant="quiet" className="-ml-3 px-3!" onClick={() => void copy()}>
          {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
          <span role="status">{copied ? labels.copied : labels.copy}</span>
        </Button>
        {children}
      </div>
    </section>
  );
}
