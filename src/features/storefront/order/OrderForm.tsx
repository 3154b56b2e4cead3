import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useShop } from '@/data/shop/useShop';
import { toOrderItem } from '@/domain/order/orderLine';
import { priceOrder } from '@/domain/order/pricing';
import type { OrderSelection } from '@/domain/product/orderSelection';
import { DELIVERY_DAYS } from '@/domain/shop/shop';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { PATHS } from '@/lib/paths';
import { plainLine } from '@/lib/text/plainText';
import { LONGEST } from '@/lib/text/textLimits';
import { addDays } from '@/lib/time/dates';
import { formatWeekday } from '@/lib/time/weekday';
import { useAuth } from '@/store/session/authContext';
import { useNow } from '@/store/useNow';
import { Button, buttonClass } from '@/ui/Button';
import { AlertDialog } from '@/ui/dialog/AlertDialog';
import { useDraft } from '@/ui/form/useDraft';
import { Notice } from '@/ui/Notice';
import { canPlace } from './canPlace';
import { DeliveryFields } from './DeliveryFields';
import { NotStoredNotice } from './NotStoredNotice';
import { OrderSummary } from './OrderSummary';
import { type FormProblem, formProblems, type OrderFormValues, toDelivery } from './orderFormRules';
import { PlacingNotice } from './PlacingNotice';
import { useDelivery } from './useDelivery';
import { useFocusBesideNotice } from './useFocusBesideNotice';
import type { OpenOrder, RefusedOrder } from './useOrderEntry';
import { usePlacing } from './usePlacing';

type Typed = Partial<OrderFormValues>;

type Props = {
  readonly order: OpenOrder;
  readonly onChangeOrder: (items: readonly OrderSelection[], typed: Typed, refused?: RefusedOrder) => void;
  /** Keep its identity stable. */
  readonly onTyped: (typed: Typed) => void;
};

/** The form and what came of sending it. What was typed stays, whatever comes. */
export function OrderForm({ order, onChangeOrder, onTyped }: Props) {
  const labels = useLabels(customerLabels).order;
  const common = useLabels(commonLabels);
  const navigate = useNavigate();
  const { session } = useAuth();
  const shop = useShop();
  const now = useNow();
  const delivery = useDelivery(session.user?.id ?? null);
  const draft = useDraft(onTyped);
  const leave = (state: object) => navigate(PATHS.trackOrder, { replace: true, state });
  const [typed, setTyped] = useState<Typed>(order.draft ?? {});
  const { placing, place, backToEditing } = usePlacing({
    order,
    onPlaced: placedOrderId => leave({ placedOrderId }),
    onWaiting: savedOrderId => leave({ savedOrderId }),
    onFailed: refused => onChangeOrder(order.items, typed, refused),
  });
  const busy = placing.kind === 'sending';
  const ready = canPlace(placing, order.items);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useFocusBesideNotice(form, notice, ready);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [first, setFirst] = useState<FormProblem>();
  const [failureSeen, setFailureSeen] = useState(false);
  const [allowDuplicate, setAllowDuplicate] = useState(false);

  const values: OrderFormValues = {
    paymentMethod: 'card',
    ...delivery,
    email: session.user?.email ?? '',
    instructions: '',
    ...typed,
  };
  const items = order.items.map(toOrderItem);
  const pricing = priceOrder(items, shop);

  const focusOn = (name: string) => {
    const control = form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };

  /** What comes later must not enter a field where somebody is typing. */
  const settle = ({ target }: FocusEvent) => {
    const name = target.getAttribute('name');
    if (name === 'address' || name === 'phone' || name === 'paymentMethod')
      setTyped({ [name]: values[name], ...typed });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !ready) return;
    backToEditing();
    setFailureSeen(false);
    const found = formProblems(values, session.user !== null);
    const [next] = found;
    setProblems(found);
    setFirst(next);
    if (next?.field) focusOn(next.field);
    if (next || !session.user) return;
    const { id: userId, name, email } = session.user;
    const charges = { deliveryFeePaise: shop.deliveryFeePaise, taxRate: shop.taxRate };
    // An account need not have a name, but an order has one.
    const who = { id: order.orderId, userId, customerName: plainLine(name, LONGEST.name) || email };
    await place(
      { ...who, ...toDelivery(values), items, shop: charges },
      { allowDuplicate, most: shop.maxUnits },
    );
  };

  const changeOrder = (changed: readonly OrderSelection[]) => {
    backToEditing();
    onChangeOrder(changed, typed);
  };

  /** The person knows of the order before, and wants this one as well. */
  const makeNew = () => {
    setAllowDuplicate(true);
    changeOrder(order.items);
  };

  const failed = placing.kind === 'failed' ? placing.error : null;
  return (
    <div className="mt-6 grid gap-6 lg:mt-8 lg:grid-cols-[1.6fr_1fr] lg:gap-8">
      <OrderSummary items={order.items} pricing={pricing} busy={busy || !ready} onChange={changeOrder} />
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onFocus={settle}
        onBlur={draft.flush}
        className="flex h-fit flex-col gap-5 rounded-card bg-surface p-5 shadow-card sm:p-7 lg:col-start-1 lg:row-start-1"
      >
        <h2 className="font-display text-xl font-semibold">{labels.delivery}</h2>
        <NotStoredNotice />
        <DeliveryFields
          values={values}
          problems={problems}
          first={first}
          onEdit={change => {
            setProblems(problems.filter(({ field }) => field && !(field in change)));
            // The words are others now: they are compared again when they are sent.
            if (placing.kind === 'possibleDuplicate' || placing.kind === 'savedOtherwise') backToEditing();
            setTyped({ ...typed, ...change });
            draft.changed({ ...typed, ...change });
          }}
        />
        {problems.some(({ problem }) => problem === 'signIn') && (
          <Notice tone="bad" urgent>
            <p>{labels.problems.signIn}</p>
            <Link
              to={PATHS.login}
              state={{ from: PATHS.order, fromState: { ...order, draft: typed } }}
              className={buttonClass('secondary', 'mt-3')}
            >
              {labels.login}
            </Link>
          </Notice>
        )}
        <div ref={notice} tabIndex={-1} className="outline-none empty:hidden">
          <PlacingNotice
            placing={placing}
            items={order.items}
            shop={shop}
            onChange={changeOrder}
            onNew={makeNew}
          />
        </div>
        {failed && failureSeen && (
          <Notice tone="bad">
            {labels.failed} {failureText(failed, common)}
          </Notice>
        )}
        {ready && (
          // On a phone it stays in reach, whatever field is filled in.
          <div
            data-bottom-bar
            className="flex flex-col gap-2 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-5 max-sm:-mb-5 max-sm:rounded-b-card max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-5 max-sm:py-3"
          >
            <p className="text-center text-sm font-semibold text-ink-soft">
              {labels.arrives(
                formatWeekday(addDays(new Date(now).toISOString(), DELIVERY_DAYS), common.language),
              )}
            </p>
            <Button type="submit" name="submit" disabled={busy} className="w-full">
              {busy ? labels.busy : labels.submit(formatRupees(pricing.grandTotalPaise))}
            </Button>
          </div>
        )}
      </form>
      {failed && !failureSeen && (
        <AlertDialog
          message={labels.failed}
          detail={failureText(failed, common)}
          onClose={() => setFailureSeen(true)}
        />
      )}
    </div>
  );
}
