import { Link } from 'react-router-dom';
import type { Order } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import { duePaise } from '@/domain/order/payment/payment';
import { amountToCollect } from '@/domain/run/runRules';
import { closingLabels } from '@/i18n/en/backOffice/deliveries/closing';
import { useLabels } from '@/i18n/labels';
import { orderAddress } from '@/lib/addresses';
import { formatRupees } from '@/lib/number/money';
import { inSentence } from '@/lib/text/inSentence';

type Props = { readonly orders: readonly Order[] };

/** The deliveries of which something is still to be paid, with the way to each. */
export function UnpaidDeliveries({ orders }: Props) {
  const { money: text, noName } = useLabels(closingLabels);
  if (orders.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">
        {text.unpaid(orders.length, formatRupees(amountToCollect(orders).paise))}
      </p>
      <ul className="mt-1">
        {orders.map(order => (
          <li key={order.id}>
            <Link
              to={orderAddress(order.id)}
              className="inline-flex min-h-8 items-center text-brand underline wrap-anywhere"
            >
              {text.unpaidOrder(
                orderNumber(order.id),
                inSentence(order.customerName) || noName,
                formatRupees(duePaise(order)),
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
