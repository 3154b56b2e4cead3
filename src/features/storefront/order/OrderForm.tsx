import { type FormEvent, useCallback, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { priceOrder } from '@/entities/order/pricing';
import { DEFAULT_SHOP } from '@/entities/shop/shop';
import { shopReads } from '@/entities/shop/shopReads';
import { useAuth } from '@/entities/user/authContext';
import { formatRupees, paiseToRupees, rupeesToPaise } from '@/shared/lib/money';
import { PATHS } from '@/shared/paths';
import { useCommonText } from '@/shared/text/commonText';
import { useCustomerText } from '@/shared/text/customerText';
import { failureText } from '@/shared/text/failureText';
import { AlertDialog } from '@/shared/ui/AlertDialog';
import { Button, buttonClass } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { DeliveryFields } from './DeliveryFields';
import { NotKeptNotice } from './NotKeptNotice';
import { OrderSummary } from './OrderSummary';
import { type FormProblem, type OrderFormValues, toDelivery, validateOrderForm } from './orderFormRules';
import { RefusalNotice } from './RefusalNotice';
import type { OpenOrder } from './useOrderEntry';
import { usePlacing } from './usePlacing';

type Props = {
  readonly order: OpenOrder;
  readonly onChangeOrder: (changed: { quantity?: number; price?: number }) => void;
};

/** The form and what came of sending it. What was typed stays, whatever comes. */
export function OrderForm({ order, onChangeOrder }: Props) {
  const text = useCustomerText().order;
  const common = useCommonText();
  const navigate = useNavigate();
  const { session } = useAuth();
  const { data: shop = DEFAULT_SHOP } = shopReads.useGetShopQuery();
  const leave = useCallback(
    (state: object) => navigate(PATHS.trackOrder, { replace: true, state }),
    [navigate],
  );
  const { placing, place, backToEditing } = usePlacing({
    onPlaced: useCallback(() => leave({ placedOrderId: order.orderId }), [leave, order.orderId]),
    onWaiting: useCallback(() => leave({ savedOrderId: order.orderId }), [leave, order.orderId]),
    replaces: order.replaces,
  });
  const busy = placing.kind === 'sending';
  const form = useRef<HTMLFormElement>(null);
  const [edited, setEdited] = useState<Partial<OrderFormValues>>(order.draft ?? {});
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [failureSeen, setFailureSeen] = useState(false);

  const values: OrderFormValues = {
    address: '',
    phone: '',
    email: session.user?.email ?? '',
    paymentMethod: 'card',
    instructions: '',
    ...edited,
  };
  const { product, quantity } = order;
  const item = {
    productId: product.id,
    productName: product.name,
    size: product.size,
    image: product.image,
    quantity,
    pricePaise: rupeesToPaise(product.price),
  };
  const pricing = priceOrder([item], shop);

  const focusOn = (name: string) => {
    const control = form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    backToEditing();
    setFailureSeen(false);
    const found = validateOrderForm(values, session.user !== null);
    setProblem(found);
    if (found?.field) focusOn(found.field);
    if (found || !session.user) return;
    await place({
      id: order.orderId,
      userId: session.user.id,
      customerName: session.user.name,
      ...toDelivery(values),
      items: [item],
      shop: { deliveryFeePaise: shop.deliveryFeePaise, taxRate: shop.taxRate },
    });
  };

  const changeOrder = (changed: { quantity?: number; price?: number }) => {
    backToEditing();
    onChangeOrder(changed);
    focusOn('submit');
  };

  const failed = placing.kind === 'failed' ? placing.error : null;
  const obstacle = placing.kind === 'refused' ? placing.problem : null;
  return (
    <div className="mt-8 grid gap-6 md:grid-cols-[1.6fr_1fr] md:gap-8">
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-5 rounded-card bg-surface p-5 shadow-card sm:p-7"
      >
        <h2 className="font-display text-xl font-semibold">{text.delivery}</h2>
        <NotKeptNotice />
        <DeliveryFields
          values={values}
          problem={problem}
          onEdit={change => {
            setProblem(null);
            setEdited(current => ({ ...current, ...change }));
          }}
        />
        {problem?.problem === 'signIn' && (
          <Notice tone="bad" urgent>
            <p>{text.problems.signIn}</p>
            <Link
              to={PATHS.login}
              state={{ from: PATHS.order, fromState: { ...order, draft: values } }}
              className={buttonClass('secondary', 'mt-3')}
            >
              {text.login}
            </Link>
          </Notice>
        )}
        {obstacle && (
          <RefusalNotice
            problem={obstacle}
            onTake={left => changeOrder({ quantity: left })}
            onAccept={pricePaise => changeOrder({ price: paiseToRupees(pricePaise) })}
          />
        )}
        {failed && failureSeen && (
          <Notice tone="bad">
            {text.failed} {failureText(failed, common)}
          </Notice>
        )}
        <Button type="submit" name="submit" disabled={busy} className="w-full">
          {busy ? text.busy : text.submit(formatRupees(pricing.grandTotalPaise))}
        </Button>
      </form>
      <OrderSummary selection={order} pricing={pricing} />
      {failed && !failureSeen && (
        <AlertDialog
          message={text.failed}
          detail={failureText(failed, common)}
          onClose={() => setFailureSeen(true)}
        />
      )}
    </div>
  );
}
