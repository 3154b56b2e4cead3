import { type FormEvent, useRef, useState } from 'react';
import { DeliveryChoice } from '@/components/order/DeliveryChoice';
import { problemText, refusalText } from '@/components/order/orderProblemText';
import { PriceLines } from '@/components/order/PriceLines';
import { ADDRESS_FIELDS, normalizePin } from '@/domain/address/addressFields';
import { toOrderItem } from '@/domain/order/orderLine';
import { acceptRefusals } from '@/domain/order/placing/acceptRefusals';
import type { StaffOrder } from '@/domain/order/placing/staffOrder';
import { priceOrder } from '@/domain/order/pricing';
import type { OrderSelection } from '@/domain/product/orderSelection';
import type { Product } from '@/domain/product/product';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { commonLabels } from '@/i18n/en/common';
import { deliveryLabels } from '@/i18n/en/delivery';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { PIN } from '@/lib/text/pinCode';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { CustomerFields } from './CustomerFields';
import { CustomerSearch } from './CustomerSearch';
import { NewOrderLines } from './NewOrderLines';
import { EMPTY_CUSTOMER_FIELDS, type NewOrderField, valuesFor, withChosen } from './newOrderRules';
import type { Refused, useNewOrder } from './useNewOrder';

type NewOrderRefusalProps = {
  readonly problem: Refused;
  readonly lines: readonly OrderSelection[];
  /** The person takes these instead. */
  readonly onAccept: (lines: readonly OrderSelection[]) => void;
  readonly onNew: () => void;
  readonly onShow: () => void;
};

/** The shop is not as the person saw it: what has changed, and what they can do. Nothing is altered for them. */
function NewOrderRefusal({ problem, lines, onAccept, onNew, onShow }: NewOrderRefusalProps) {
  const labels = useLabels(staffOrderLabels).create;
  const delivery = useLabels(deliveryLabels);
  const { language } = useLabels(commonLabels);
  const refusals = problem.kind === 'item' ? [problem.refusal, ...(problem.others ?? [])] : [];
  const accepted = acceptRefusals(lines, refusals);
  const isTaken = problem.kind === 'alreadyPlaced' || problem.kind === 'idTaken';
  return (
    <Notice tone="warn" urgent>
      {refusals.length > 1 ? (
        <>
          <p>{labels.several}</p>
          <ul className="mt-2 list-disc pl-5">
            {refusals.map(refusal => (
              <li key={`${refusal.productId} ${refusal.reason.kind}`}>
                {refusalText(refusal, labels.refused)}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{problemText(problem, labels, delivery, language)}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {refusals.length > 0 && <Button onClick={() => onAccept(accepted)}>{labels.accept}</Button>}
        {problem.kind === 'alreadyPlaced' && <Button onClick={onShow}>{labels.show}</Button>}
        {isTaken && (
          <Button variant="secondary" onClick={onNew}>
            {labels.asNew}
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** The fields as the form has them, and the control that is found for each. */
const FIELDS: readonly (readonly [field: NewOrderField, name: string])[] = [
  ['name', 'name'],
  ['phone', 'phone'],
  ['email', 'email'],
  ...ADDRESS_FIELDS.map(field => [field, field] as const),
  ['instructions', 'instructions'],
  ['items', 'product'],
];

type Props = {
  readonly form: ReturnType<typeof useNewOrder>;
  readonly products: readonly Product[];
  readonly charges: StaffOrder['order']['shop'];
  /** Offered where the shop has areas, and the time of delivery is chosen; unknown where its settings are not on the device. */
  readonly times: 'offered' | 'none' | 'unknown';
  readonly onLeave: () => void;
  readonly onShow: (orderId: string) => void;
};

/** The form of a new order, and what came of sending it. What was typed stays, whatever comes. */
export function NewOrderForm({ form, products, charges, times, onLeave, onShow }: Props) {
  const labels = useLabels(staffOrderLabels).create;
  const common = useLabels(commonLabels);
  const element = useRef<HTMLFormElement>(null);
  const { values, lines, problems, creating, busy, offer } = form;
  const [chosen, setChosen] = useState('');
  // Before that it is too early to say: the settings are still on their way, as a rule.
  const isAddressed = PIN.test(normalizePin(values.pin));
  const meant = withChosen(products, lines, chosen);
  const items = meant.map(toOrderItem);
  const pricing = priceOrder(items, {
    ...charges,
    ...(offer && { deliveryFeePaise: offer.area.feePaise }),
  });

  const submitText =
    items.length > 0 ? labels.submit(formatRupees(pricing.grandTotalPaise)) : labels.submitNothing;

  function submit(event: FormEvent) {
    event.preventDefault();
    setChosen('');
    const found = form.place(meant);
    const first = FIELDS.find(([field]) => found[field] !== undefined);
    const control = first && element.current?.elements.namedItem(first[1]);
    if (control instanceof HTMLElement) control.focus();
  }

  return (
    <form ref={element} noValidate onSubmit={submit} aria-busy={busy} className="flex flex-col gap-6">
      <div className="grid items-start gap-8 md:grid-cols-2">
        <section className="flex flex-col gap-5">
          <h3 className="font-semibold">{labels.customer}</h3>
          <CustomerSearch onChoose={customer => form.changeCustomer(valuesFor(customer))} />
          <CustomerFields
            values={values}
            problems={problems}
            times={
              times === 'offered' ? (
                <DeliveryChoice pin={normalizePin(values.pin)} offer={offer} onChoose={form.edit} />
              ) : (
                times === 'unknown' && isAddressed && <Notice tone="warn">{labels.timesUnknown}</Notice>
              )
            }
            onEdit={form.edit}
            onOther={() => form.changeCustomer(EMPTY_CUSTOMER_FIELDS)}
          />
        </section>
        <div className="flex flex-col gap-5">
          <NewOrderLines
            products={products}
            lines={lines}
            chosen={chosen}
            problem={problems.items && labels.problems.items}
            onChosen={setChosen}
            onChange={form.setLines}
          />
          {items.length > 0 && <PriceLines subtotalPaise={pricing.subtotalPaise} pricing={pricing} />}
        </div>
      </div>
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-col gap-3 border-t border-line bg-surface px-4 py-4 sm:px-6">
        {creating.kind === 'refused' && (
          <NewOrderRefusal
            problem={creating.problem}
            lines={lines}
            onAccept={form.setLines}
            onNew={form.asNew}
            onShow={() => form.orderId && onShow(form.orderId)}
          />
        )}
        {creating.kind === 'failed' && (
          <Notice tone="bad" urgent>
            {labels.failed} {failureText(creating.error, common)}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" className="px-4!" aria-disabled={busy} onClick={onLeave}>
            {common.cancel}
          </Button>
          <Button type="submit" className="px-4!" aria-disabled={busy}>
            {busy ? labels.busy : submitText}
          </Button>
        </div>
      </div>
    </form>
  );
}
