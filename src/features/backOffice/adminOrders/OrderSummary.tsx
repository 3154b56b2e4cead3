import type { ReactNode } from 'react';
import { type Order, payablePaise } from '@/entities/order/order';
import { formatRupees } from '@/shared/lib/money';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useCommonText } from '@/shared/text/commonText';
import { customerText, orderedText } from './orderTexts';

type Props = { readonly order: Order };

/** What an order says, to read: who, where, what and how much. */
export function OrderSummary({ order }: Props) {
  const orders = useBackOfficeText().orders;
  const text = orders.dialog;
  const common = useCommonText();
  return (
    <div className="mt-6 flex flex-col gap-5 border-t border-line pt-5">
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact name={text.customer}>{customerText(order, orders)}</Fact>
        {order.phone && (
          <Fact name={text.phone}>
            <a
              href={`tel:${order.phone}`}
              className="inline-flex min-h-6 items-center font-medium text-brand underline"
            >
              {order.phone}
            </a>
          </Fact>
        )}
        <Fact name={text.ordered}>{orderedText(order, orders, common)}</Fact>
        <Fact name={text.payment}>{common.payment[order.paymentMethod ?? 'unknown']}</Fact>
        {order.label && <Fact name={text.label}>{order.label}</Fact>}
        {order.shippingAddress && <Fact name={text.address}>{order.shippingAddress}</Fact>}
        {order.specialInstructions && <Fact name={text.instructions}>{order.specialInstructions}</Fact>}
      </dl>
      <section className="rounded-control bg-canvas p-4">
        <h3 className="font-semibold">{text.items}</h3>
        <ItemLines order={order} />
      </section>
    </div>
  );
}

type FactProps = { readonly name: string; readonly children: ReactNode };

function Fact({ name, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

const LINE = 'flex justify-between gap-4 py-2';

function ItemLines({ order }: Props) {
  const text = useBackOfficeText().orders.dialog;
  const feesPaise = payablePaise(order) - order.totalPaise;
  return (
    <>
      {order.items.length === 0 && <p className="py-2 text-ink-soft">{text.noItems}</p>}
      <ul className="divide-y divide-line">
        {order.items.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never move, and an old one may repeat a product
          <li key={position} className={LINE}>
            <span className="min-w-0">
              <span className="block wrap-anywhere">{item.productName}</span>
              <span className="text-sm text-ink-soft">{text.itemLine(item.size, item.quantity)}</span>
            </span>
            <span className="tabular-nums">{formatRupees(item.pricePaise * item.quantity)}</span>
          </li>
        ))}
      </ul>
      {feesPaise > 0 && (
        <p className={`${LINE} border-t border-line text-ink-soft`}>
          <span>{text.fees}</span>
          <span className="tabular-nums">{formatRupees(feesPaise)}</span>
        </p>
      )}
      <p className={`${LINE} border-t border-line font-semibold`}>
        <span>{text.total}</span>
        <span className="tabular-nums">{formatRupees(payablePaise(order))}</span>
      </p>
    </>
  );
}
