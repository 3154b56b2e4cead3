import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { DeliveryChoice } from '@/components/order/DeliveryChoice';
import { whenText } from '@/components/order/deliveryText';
import { useShop } from '@/data/shop/useShop';
import {
  changesPin,
  fieldsOf,
  isAddressField,
  joinAddress,
  mayCorrect,
  NO_ADDRESS,
  normalizePin,
  splitAddress,
} from '@/domain/address/addressFields';
import { type DeliverySlot, deliveryOffer } from '@/domain/delivery/deliveryAreas';
import { toOrderItem } from '@/domain/order/orderLine';
import { priceOrder } from '@/domain/order/pricing';
import type { OrderSelection } from '@/domain/product/orderSelection';
import { DELIVERY_DAYS } from '@/domain/shop/shop';
import { MAX_ADDRESSES, sameAddress } from '@/domain/user/addressBook';
import { cartLabels } from '@/i18n/en/cart';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { deliveryLabels } from '@/i18n/en/delivery';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { formatRupees, type Paise } from '@/lib/number/money';
import { PATHS } from '@/lib/paths';
import { PIN } from '@/lib/text/pinCode';
import { plainLine } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { addDays } from '@/lib/time/dates';
import { formatWeekday } from '@/lib/time/weekday';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { useNow } from '@/store/useNow';
import { Button, buttonClass } from '@/ui/Button';
import { AlertDialog } from '@/ui/dialog/AlertDialog';
import { useDraft } from '@/ui/form/useDraft';
import { Notice } from '@/ui/Notice';
import { canChangeQuantity, canPlace } from './canPlace';
import { DeliveryFields } from './DeliveryFields';
import { NotStoredNotice } from './NotStoredNotice';
import { OrderSummary } from './OrderSummary';
import { type FormProblem, formProblems, type OrderFormValues, toDelivery } from './orderFormRules';
import { PlacingNotice } from './PlacingNotice';
import { saveAddress } from './saveAddress';
import { useDelivery } from './useDelivery';
import { useFocusBesideNotice } from './useFocusBesideNotice';
import type { OpenOrder, RefusedOrder } from './useOrderEntry';
import { usePlacing } from './usePlacing';

type Typed = Partial<OrderFormValues>;

type Props = {
  readonly order: OpenOrder;
  readonly onChangeOrder: (items: readonly OrderSelection[], typed: Typed, refused?: RefusedOrder) => void;
  /** Must be a stable reference. */
  readonly onTyped: (typed: Typed) => void;
};

/** The form and what came of sending it. What was typed stays, whatever comes. */
export function OrderForm({ order, onChangeOrder, onTyped }: Props) {
  const labels = useLabels(customerLabels).order;
  const common = useLabels(commonLabels);
  const { notDelivered } = useLabels(deliveryLabels);
  const { totalWithoutFee } = useLabels(cartLabels);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { session } = useAuth();
  const shop = useShop();
  const now = useNow();
  const { delivery, asking } = useDelivery(session.user?.id ?? null);
  const draft = useDraft(onTyped);
  const leave = (state: object) => {
    if (savesAddress) dispatch(saveAddress(fieldsOf(values), addresses));
    navigate(PATHS.trackOrder, { replace: true, state });
  };
  const [typed, setTyped] = useState<Typed>(order.draft ?? {});
  const { placing, place, backToEditing } = usePlacing({
    order,
    onPlaced: placedOrderId => leave({ placedOrderId }),
    onWaiting: savedOrderId => leave({ savedOrderId }),
    onRefused(problem, replaces) {
      const next = problem?.kind === 'deliveryTime' ? problem.next : {};
      setTyped(before => ({ ...before, ...next }));
      if (replaces !== null) {
        onChangeOrder(order.items, { ...typed, ...next }, { replaces, ...(problem && { problem }) });
      }
    },
  });
  /** Place was pressed at this total while what is missing may still come from the server: then it is pressed again. */
  const [waitingTotal, setWaitingTotal] = useState<Paise | null>(null);
  const isWaiting = waitingTotal !== null;
  /** What has come made the total another than was pressed: Place is to be pressed once more. */
  const [totals, setTotals] = useState<{ readonly pressed: Paise; readonly now: Paise } | null>(null);
  const sending = placing.kind === 'sending';
  const busy = sending || isWaiting;
  const ready = canPlace(placing, order.items);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useFocusBesideNotice(form, notice, ready);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [first, setFirst] = useState<FormProblem>();
  const [failureSeen, setFailureSeen] = useState(false);
  const [allowDuplicate, setAllowDuplicate] = useState(false);
  /** The person has gone to the fields of the address. */
  const [typing, setTyping] = useState(false);
  /** The time that was shown for a PIN code, where none was chosen: a later one is not put in its place unsaid. */
  const [firstOffer, setFirstOffer] = useState<{ readonly pin: string; readonly time: DeliverySlot }>();
  /** Whether a typed address is to be saved, once they have said so. */
  const [saveChosen, setSaveChosen] = useState<boolean | null>(null);

  const { address, addresses, hasProfile, ...known } = delivery;
  const values: OrderFormValues = {
    paymentMethod: 'card',
    ...known,
    ...(addresses[0] ? fieldsOf(addresses[0]) : splitAddress(address)),
    email: session.user?.email ?? '',
    instructions: '',
    ...typed,
  };
  const saved = sameAddress(addresses, values);
  const choice = {
    addresses,
    chosen: typing ? undefined : saved,
    // Do not fold an address that is being typed.
    folded: !typing && addresses.length === 0 && joinAddress(values) !== '' && !('street' in typed),
  };
  // The first order of an account makes its profile, and saves the address by itself.
  const canSave = hasProfile && !saved && addresses.length < MAX_ADDRESSES;
  // That of the last order is only offered: they may have chosen then not to save it.
  const savesAddress = canSave && (saveChosen ?? (!choice.folded && addresses.length === 0));
  const items = order.items.map(toOrderItem);
  const pin = normalizePin(values.pin);
  const { day, slot } = values;
  const shown = firstOffer?.pin === pin ? firstOffer.time : undefined;
  const wanted = day && slot ? { day, slot } : shown;
  const offer = deliveryOffer(shop.areas, pin, wanted, now);
  if (offer && !wanted) setFirstOffer({ pin, time: offer.time });
  const isChosen = shop.areas.length > 0;
  // An area has its own fee: until it is known there is none to add, as in the cart.
  const feeKnown = offer !== null || !isChosen;
  const charges = {
    deliveryFeePaise: offer?.area.feePaise ?? (isChosen ? 0 : shop.deliveryFeePaise),
    taxRate: shop.taxRate,
  };
  const pricing = priceOrder(items, charges);
  const inDays = addDays(new Date(now).toISOString(), DELIVERY_DAYS);
  /** Nothing while nobody knows. */
  const arrival = offer
    ? labels.arrivesAt(whenText(offer.time, common.language))
    : isChosen
      ? PIN.test(pin) && notDelivered(pin)
      : labels.arrives(formatWeekday(inDays, common.language));

  const focusOn = (name: string) => {
    const control = form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };

  /** While somebody types in a field, data that arrive late must not overwrite it. */
  const settle = ({ target }: FocusEvent) => {
    const name = target.getAttribute('name');
    // Whoever goes back to the form wants to fill it in.
    if (name !== 'submit') setWaitingTotal(null);
    if (isAddressField(name)) {
      setTyping(true);
      setTyped({ ...fieldsOf(values), ...typed });
    } else if (name === 'phone' || name === 'paymentMethod') setTyped({ [name]: values[name], ...typed });
  };

  const edit = (change: Typed) => {
    setProblems(problems.filter(({ field }) => field && !mayCorrect(field, change)));
    // The values have changed, so the duplicate check runs again on submit.
    if (placing.kind === 'possibleDuplicate' || placing.kind === 'savedOtherwise') backToEditing();
    // Elsewhere the shop delivers at other times.
    const after = { ...typed, ...(changesPin(values, change) && { day: '', slot: '' }), ...change };
    setTyped(after);
    draft.changed(after);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || !ready) return;
    backToEditing();
    setFailureSeen(false);
    setTotals(null);
    const found = formProblems(values, session.user !== null, feeKnown);
    const [next] = found;
    if (asking && found.some(({ field }) => field && !(field in typed))) {
      setWaitingTotal(pricing.grandTotalPaise);
      return;
    }
    setProblems(found);
    setFirst(next);
    if (next?.field) {
      if (found.some(({ field }) => isAddressField(field))) flushSync(() => setTyping(true));
      focusOn(next.field);
    }
    if (next || !session.user) return;
    const { id: userId, name, email } = session.user;
    // An account need not have a name, but an order has one.
    const who = { id: order.orderId, userId, customerName: plainLine(name, MAX_CHARS.name) || email };
    await place(
      {
        ...who,
        ...toDelivery(values),
        items,
        shop: charges,
        ...(offer && { delivery: { ...offer.time, area: offer.area.name, pin } }),
      },
      { allowDuplicate, most: shop.maxUnits },
    );
  };

  useEffect(() => {
    if (waitingTotal === null || asking) return;
    setWaitingTotal(null);
    if (pricing.grandTotalPaise === waitingTotal) {
      // Submitting may draw at once, which an effect must not.
      queueMicrotask(() => form.current?.requestSubmit());
    } else setTotals({ pressed: waitingTotal, now: pricing.grandTotalPaise });
  }, [waitingTotal, asking, pricing.grandTotalPaise]);

  // On a phone the button that was pressed hides where it is said; and a key that is held down must accept nothing unread.
  useEffect(() => {
    if (totals) notice.current?.focus();
  }, [totals]);

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
      <OrderSummary
        items={order.items}
        pricing={pricing}
        feeKnown={feeKnown}
        arrival={isChosen && arrival}
        busy={isWaiting || !canChangeQuantity(placing, order.items)}
        onChange={changeOrder}
      />
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
          address={{
            ...choice,
            save: canSave ? savesAddress : null,
            onSave: setSaveChosen,
            onUnfold() {
              flushSync(() => setTyping(true));
              focusOn('street');
            },
            onChoose(address) {
              setTyping(!address);
              edit(address ? fieldsOf(address) : NO_ADDRESS);
            },
          }}
          times={isChosen && <DeliveryChoice pin={pin} offer={offer} onChoose={edit} />}
          onEdit={edit}
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
          {totals?.now === pricing.grandTotalPaise && (
            <Notice tone="warn" urgent>
              {labels.refused.charges(formatRupees(totals.pressed), formatRupees(totals.now))}
            </Notice>
          )}
          <PlacingNotice
            placing={placing}
            order={order}
            shop={charges}
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
            <p className="text-center text-sm font-semibold text-ink-soft empty:hidden">
              {arrival || (!feeKnown && totalWithoutFee)}
            </p>
            <Button type="submit" name="submit" aria-disabled={busy} className="w-full">
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
