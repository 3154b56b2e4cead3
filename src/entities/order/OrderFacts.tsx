import type { ReactNode } from 'react';
import { formatDay, formatTime } from '@/shared/lib/dates';
import { useCommonText } from '@/shared/text/commonText';
import { useStaffOrderText } from '@/shared/text/staffOrderText';
import { DeliveryAddress } from './DeliveryAddress';
import type { Order } from './order';

type Props = { readonly order: Order };

const LINK = 'inline-flex min-h-11 items-center font-medium text-brand underline wrap-anywhere';

/** Who ordered, how to reach them, where it goes, and what they asked for. */
export function OrderFacts({ order }: Props) {
  const text = useStaffOrderText().details;
  const { language, payment } = useCommonText();
  const { customerName, phone, email, shippingAddress, orderedAt, estimatedDelivery } = order;
  return (
    <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <Fact name={text.customer}>{customerName || text.noName}</Fact>
      <Fact name={text.ordered}>
        {orderedAt ? `${formatDay(orderedAt, language)}, ${formatTime(orderedAt)}` : text.noDate}
      </Fact>
      {phone && (
        <Fact name={text.phone} wide>
          <a href={`tel:${phone}`} className={LINK}>
            {phone}
          </a>
        </Fact>
      )}
      {email && (
        <Fact name={text.email} wide>
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </Fact>
      )}
      <Fact name={text.payment}>{payment[order.paymentMethod ?? 'unknown']}</Fact>
      {estimatedDelivery && <Fact name={text.expected}>{formatDay(estimatedDelivery, language)}</Fact>}
      {shippingAddress && (
        <Fact name={text.address} wide>
          <DeliveryAddress key={shippingAddress} address={shippingAddress} />
        </Fact>
      )}
      {order.specialInstructions && (
        <Fact name={text.instructions} wide>
          {order.specialInstructions}
        </Fact>
      )}
    </dl>
  );
}

type FactProps = { readonly name: string; readonly wide?: boolean; readonly children: ReactNode };

function Fact({ name, wide = false, children }: FactProps) {
  return (
    <div className={`min-w-0 ${wide ? 'sm:col-span-2' : ''}`}>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
