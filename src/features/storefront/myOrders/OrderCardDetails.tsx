import type { ReactNode } from 'react';
import { ProductImage } from '@/components/product/ProductImage';
import { isUnpaid, type Order } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import { statusHistory } from '@/domain/order/statusHistory';
import { nameBesideSize } from '@/domain/product/productLabel';
import type { Shop } from '@/domain/shop/shop';
import type { CancellationState } from '@/features/storefront/myOrders/cancel/cancellationState';
import { type ShownItem, shownDelivery } from '@/features/storefront/myOrders/shared/myOrdersRules';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { deliveryLabels } from '@/i18n/en/delivery';
import { useLabels } from '@/i18n/labels';
import { formatRupees, type Paise } from '@/lib/number/money';
import { formatPercent } from '@/lib/number/numbers';
import { sizeText } from '@/lib/number/size';
import { mailAddress, phoneAddress, whatsAppAddress } from '@/lib/text/contact';
import { formatDay, formatTime } from '@/lib/time/dates';
import { dayWithSlot } from '@/lib/time/slot';
import { Clamped, titleOfLong } from '@/ui/Clamped';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { OrderActions } from './OrderActions';

const PayByUpi = lazyPart(() => import('./PayByUpi').then(part => part.PayByUpi));

type StatusHistoryProps = { readonly order: Order };

/** What happened to an order, and when. */
function StatusHistory({ order }: StatusHistoryProps) {
  const text = useLabels(customerLabels).track;
  const { language } = useLabels(commonLabels);
  const steps = statusHistory(order);
  if (steps.length === 0) return null;
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-sm font-semibold text-ink-soft">{text.history}</h3>
      <ol className="mt-3 flex flex-col gap-2">
        {steps.map(({ status, at }) => (
          <li key={status} className="flex flex-wrap justify-between gap-x-4">
            <span className={status === 'cancelled' ? 'font-semibold text-bad' : 'font-semibold'}>
              {text.historySteps[status]}
            </span>
            <time dateTime={at} className="text-ink-soft tabular-nums">
              {text.at(formatDay(at, language), formatTime(at, language))}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

const LINK_CLASS = 'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4';

type SupportLinksProps = { readonly shop: Shop; readonly orderId: string };

/** Reaches the shop about an order. */
function SupportLinks({ shop, orderId }: SupportLinksProps) {
  const text = useLabels(customerLabels).track;
  const call = phoneAddress(shop.supportPhone);
  const chat = whatsAppAddress(shop.supportPhone, text.supportMessage(orderNumber(orderId)));
  const mail = mailAddress(shop.supportEmail);
  return (
    <span className="flex flex-wrap gap-x-4">
      {call && (
        <a href={call} className={LINK_CLASS}>
          {shop.supportPhone}
        </a>
      )}
      {!call && mail && (
        <a href={mail} className={LINK_CLASS}>
          {shop.supportEmail}
        </a>
      )}
      {chat && (
        <a href={chat} target="_blank" rel="noreferrer" className={LINK_CLASS}>
          {text.cancel.request.whatsApp}
        </a>
      )}
    </span>
  );
}

type FactProps = { readonly label: string; readonly children: ReactNode };

function DetailFact({ label, children }: FactProps) {
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
      <dd className="mt-0.5 wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

type AmountProps = { readonly label: string; readonly paise: Paise | null; readonly strong?: boolean };

function DetailAmount({ label, paise, strong = false }: AmountProps) {
  const { unknown } = useLabels(customerLabels).track;
  return (
    <div className={`flex justify-between gap-4 ${strong ? 'text-lg font-bold' : 'text-ink-soft'}`}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{paise === null ? unknown : formatRupees(paise)}</dd>
    </div>
  );
}

type Props = {
  readonly id: string;
  readonly order: Order;
  readonly items: readonly ShownItem[];
  readonly totalPaise: Paise | null;
  readonly userId: string;
  readonly shop: Shop;
  readonly cancellation: CancellationState;
  readonly onAskedToCancel: () => void;
};

/** Spec §2: an order's items, what it cost, where it goes, when it comes, whom to call, and what can be done. */
export function OrderCardDetails({ id, order, items, totalPaise, ...rest }: Props) {
  const text = useLabels(customerLabels).track;
  const { language } = useLabels(commonLabels);
  const labels = useLabels(customerLabels).order;
  const { area } = useLabels(deliveryLabels);
  const { pricing, payment } = order;
  const delivery = shownDelivery(order);
  return (
    <div id={id} className="flex flex-col gap-6 border-t border-line pt-5">
      <section>
        <h3 className="text-sm font-semibold text-ink-soft">{text.items}</h3>
        <ul className="mt-3 flex flex-col gap-3">
          {items.map((item, line) => (
            // An old order may hold one product on two lines: the place is what tells them apart.
            // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change
            <li key={line} className="flex items-center gap-4">
              <ProductImage {...item} className="size-16 shrink-0 rounded-control" />
              <div className="min-w-0 grow">
                <Clamped text={nameBesideSize(item) || text.unnamed} className="font-semibold" />
                <p className="text-sm text-ink-soft">{text.itemLine(sizeText(item.size), item.quantity)}</p>
                {item.pricePaise !== null && item.quantity > 1 && (
                  <p className="text-sm text-ink-soft tabular-nums">
                    {labels.itemTotal(formatRupees(item.pricePaise), item.quantity)}
                  </p>
                )}
              </div>
              <p className="font-semibold tabular-nums">
                {item.pricePaise === null ? text.unknown : formatRupees(item.pricePaise * item.quantity)}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <dl className="flex flex-col gap-2 border-t border-line pt-4">
        {pricing && (
          <>
            <DetailAmount label={labels.subtotal} paise={pricing.subtotalPaise} />
            <DetailAmount label={labels.deliveryFee} paise={pricing.deliveryFeePaise} />
            <DetailAmount label={labels.tax(formatPercent(pricing.taxRate))} paise={pricing.taxPaise} />
          </>
        )}
        <DetailAmount label={text.total} paise={totalPaise} strong />
        {payment && payment.state !== 'due' && (
          <DetailAmount
            label={payment.state === 'refunded' ? text.givenBack : text.paid}
            paise={payment.amountPaise}
          />
        )}
        {payment?.state === 'partly' && isUnpaid(order) && totalPaise !== null && (
          <DetailAmount label={text.toPay} paise={totalPaise - payment.amountPaise} />
        )}
      </dl>
      {!pricing && <p className="-mt-4 text-sm text-ink-soft">{text.chargesUnknown}</p>}
      {rest.shop.seller.upi && isUnpaid(order) && <PayByUpi order={order} shop={rest.shop} />}
      <StatusHistory order={order} />
      <dl className="grid gap-4 border-t border-line pt-4 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        <DetailFact label={text.address}>
          <bdi className="line-clamp-6" title={titleOfLong(order.shippingAddress)}>
            {order.shippingAddress || text.unknown}
          </bdi>
        </DetailFact>
        <DetailFact label={text.estimated}>
          {delivery
            ? dayWithSlot(formatDay(delivery, language), order.delivery?.slot, language)
            : text.unknown}
        </DetailFact>
        {order.delivery && <DetailFact label={area}>{order.delivery.area}</DetailFact>}
        {(rest.shop.supportPhone || rest.shop.supportEmail) && (
          <DetailFact label={text.support}>
            <SupportLinks shop={rest.shop} orderId={order.id} />
          </DetailFact>
        )}
      </dl>
      <OrderActions order={order} {...rest} />
    </div>
  );
}
