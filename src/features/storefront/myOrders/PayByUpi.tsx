// @bundle on-demand

import { UpiPayment } from '@/components/order/UpiPayment';
import type { Order } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import { duePaise } from '@/domain/order/payment/payment';
import type { Shop } from '@/domain/shop/shop';
import { upiPaymentLabels } from '@/i18n/en/upiPayment';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { whatsAppAddress } from '@/lib/text/contact';
import { DAY_MS } from '@/lib/time/dates';
import { useNow } from '@/store/useNow';

/** What was brought before so many days was paid at the door, where nobody wrote anything down of it. */
const ASKED_DAYS = 30;

type Props = { readonly order: Order; readonly shop: Shop };

/** A customer pays what is open of their order; that it is paid is for the shop to say. */
export function PayByUpi({ order, shop }: Props) {
  const labels = useLabels(upiPaymentLabels);
  const nowMs = useNow();
  const due = duePaise(order);
  const broughtAt = order.payment ? null : (order.statusTimes.delivered ?? order.estimatedDelivery);
  const settled =
    order.status === 'delivered' && broughtAt && nowMs - Date.parse(broughtAt) > ASKED_DAYS * DAY_MS;
  if (due === 0 || settled) return null;
  const chat = whatsAppAddress(shop.supportPhone, labels.message(formatRupees(due), orderNumber(order.id)));
  return (
    <UpiPayment payee={shop.seller} amountPaise={due} orderId={order.id}>
      <p className="text-sm">{labels.after}</p>
      {chat && (
        <a
          href={chat}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {labels.tell}
        </a>
      )}
    </UpiPayment>
  );
}
