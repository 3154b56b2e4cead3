// @bundle on-demand, driver

import { useMemo } from 'react';
import { encode } from 'uqr';
import { type Payee, upiLink } from '@/domain/order/payment/upi';
import { upiPaymentLabels } from '@/i18n/en/upiPayment';
import { useLabels } from '@/i18n/labels';
import { formatRupees, type Paise } from '@/lib/number/money';

/** Modules of white around a QR code, as its standard wants. */
const QUIET = 4;

type Props = { readonly payee: Payee; readonly amountPaise: Paise; readonly orderId: string };

/** The QR code that a UPI app pays an order by. Dark on white in either theme: cameras read no other for certain. */
export function UpiCode({ payee, amountPaise, orderId }: Props) {
  const labels = useLabels(upiPaymentLabels);
  const link = upiLink(payee, amountPaise, orderId);
  const { path, size } = useMemo(() => {
    const { data, size } = encode(link, { ecc: 'M', border: QUIET });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
    return { path: dark.join(''), size };
  }, [link]);
  return (
    <svg
      role="img"
      aria-label={labels.qr(formatRupees(amountPaise))}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-control bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
