import { Copy, MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { customerIdOf } from '@/domain/customer/customerId';
import type { Order } from '@/domain/order/order';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { commonLabels } from '@/i18n/en/common';
import { deliveryLabels } from '@/i18n/en/delivery';
import { paymentLabels } from '@/i18n/en/payment';
import { useLabels } from '@/i18n/labels';
import { customerAddress } from '@/lib/addresses';
import { mailAddress, phoneAddress, whatsAppAddress } from '@/lib/text/contact';
import { emailKey } from '@/lib/text/email';
import { emailInSentence } from '@/lib/text/inSentence';
import { formatDateTime, formatDay } from '@/lib/time/dates';
import { dayWithSlot } from '@/lib/time/slot';
import { Button, buttonClass } from '@/ui/Button';

type DeliveryAddressProps = { readonly address: string };

const mapAddress = (address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;

/** Where an order goes, to take along: onto a slip, or onto a map. */
function OrderAddress({ address }: DeliveryAddressProps) {
  const labels = useLabels(staffOrderLabels).details;
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('copied');
    } catch {
      // No permission, or no secure connection: it can still be selected.
      setCopied('notCopied');
    }
  }

  return (
    <>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line select-text">
        {address}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" className="px-3!" onClick={copy}>
          <Copy aria-hidden className="size-4" />
          {labels.copy}
        </Button>
        <a
          href={mapAddress(address)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('secondary', 'px-3!')}
        >
          <MapPin aria-hidden className="size-4" />
          {labels.map}
        </a>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {copied && labels[copied]}
      </p>
    </>
  );
}

type Entered = 'email' | 'phone' | 'shippingAddress';

type Props = {
  readonly order: Order;
  /** What a form beside it holds, and is not to be read twice; nothing then leads away from the form. */
  readonly entered?: readonly Entered[];
};

const NOTHING: readonly Entered[] = [];

const LINK = 'inline-flex min-h-11 items-center font-medium text-brand underline wrap-anywhere';

/** Who ordered, how to reach them, where it goes, and what they asked for. */
export function OrderFacts({ order, entered = NOTHING }: Props) {
  const labels = useLabels(staffOrderLabels).details;
  const { language } = useLabels(commonLabels);
  const payment = useLabels(paymentLabels);
  const { area } = useLabels(deliveryLabels);
  const { customerName, phone, email, accountEmail, shippingAddress, orderedAt, estimatedDelivery } = order;
  const customerId = customerIdOf(order);
  const name = customerName || labels.noName;
  const chat = whatsAppAddress(phone);
  const shows = (field: Entered) => order[field] !== '' && !entered.includes(field);
  return (
    <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <OrderFact name={labels.customer}>
        {customerId !== null && entered === NOTHING ? (
          <Link to={customerAddress(customerId)} className={LINK}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </OrderFact>
      <OrderFact name={labels.ordered}>
        {orderedAt ? formatDateTime(orderedAt, language) : labels.noDate}
      </OrderFact>
      {shows('phone') && (
        <OrderFact name={labels.phone} wide>
          <span className="flex flex-wrap gap-x-6">
            <Reachable at={phoneAddress(phone)}>{phone}</Reachable>
            {chat && (
              <a href={chat} target="_blank" rel="noopener noreferrer" className={LINK}>
                {labels.whatsApp}
              </a>
            )}
          </span>
        </OrderFact>
      )}
      {shows('email') && (
        <OrderFact name={labels.email} wide>
          <Reachable at={mailAddress(email)}>{email}</Reachable>
        </OrderFact>
      )}
      {accountEmail && emailKey(accountEmail) !== emailKey(email) && (
        <OrderFact name={labels.account} wide>
          {labels.fromAccount(emailInSentence(accountEmail))}
        </OrderFact>
      )}
      <OrderFact name={labels.payment}>{payment[order.paymentMethod ?? 'unknown']}</OrderFact>
      {estimatedDelivery && (
        <OrderFact name={labels.expected}>
          {dayWithSlot(formatDay(estimatedDelivery, language), order.delivery?.slot, language)}
        </OrderFact>
      )}
      {order.delivery && <OrderFact name={area}>{`${order.delivery.area}, ${order.delivery.pin}`}</OrderFact>}
      {shows('shippingAddress') && (
        <OrderFact name={labels.address} wide>
          <OrderAddress key={shippingAddress} address={shippingAddress} />
        </OrderFact>
      )}
      {order.specialInstructions && (
        <OrderFact name={labels.instructions} wide>
          <bdi>{order.specialInstructions}</bdi>
        </OrderFact>
      )}
    </dl>
  );
}

type ReachableProps = { readonly at: string | null; readonly children: string };

/** Said, and a link where it can be one. */
function Reachable({ at, children }: ReachableProps) {
  return at === null ? (
    children
  ) : (
    <a href={at} className={LINK}>
      {children}
    </a>
  );
}

type FactProps = { readonly name: string; readonly wide?: boolean; readonly children: ReactNode };

function OrderFact({ name, wide = false, children }: FactProps) {
  return (
    <div className={`min-w-0 ${wide ? 'sm:col-span-2' : ''}`}>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
