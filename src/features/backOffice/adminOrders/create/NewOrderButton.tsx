import { Plus } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import type { Order } from '@/domain/order/order';
import {
  customerIn,
  NEW,
  NEW_PARAM,
} from '@/features/backOffice/adminOrders/shared/addresses/newOrderAddress';
import { useDialogAddress } from '@/features/backOffice/adminOrders/shared/addresses/useDialogAddress';
import { OrderDialogNotLoaded } from '@/features/backOffice/adminOrders/shared/OrderDialogNotLoaded';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { lazyWith } from '@/ui/lazy/lazyWith';
import type { TakenOrder } from './newOrderRules';

// The list is on screen before anybody takes an order.
const NewOrderDialog = lazyWith(
  () => import('./NewOrderDialog').then(part => part.NewOrderDialog),
  OrderDialogNotLoaded,
);
const TakenOrderAlert = lazyPart(() => import('./TakenOrderAlert').then(part => part.TakenOrderAlert));

type Props = {
  /** All of them, the newest first; undefined before they were read. */
  readonly orders: readonly Order[] | undefined;
  readonly onShow: (orderId: string) => void;
};

/** Opens the form of a new order, and says what came of it. */
export function NewOrderButton({ orders, onShow }: Props) {
  const labels = useLabels(adminOrdersLabels);
  const address = useDialogAddress(NEW_PARAM);
  const [taken, setTaken] = useState<TakenOrder | null>(null);
  // Opened from the page of a customer, it would go back there, where nothing says what came of it.
  const isForCustomer = customerIn(address.value ?? '') !== null;
  const finish = isForCustomer ? address.closeHere : address.close;
  const onTaken = useCallback(
    (came: TakenOrder) => {
      finish();
      setTaken(came);
    },
    [finish],
  );
  return (
    <>
      <Button className="px-3! xl:px-5!" onClick={() => address.open(NEW)}>
        <Plus aria-hidden className="size-5" />
        {labels.newOrder}
      </Button>
      <Suspense fallback={null}>
        {address.value !== null && orders && (
          <NewOrderDialog address={address} orders={orders} onTaken={onTaken} onShow={onShow} />
        )}
      </Suspense>
      {address.value === null && taken && <TakenOrderAlert taken={taken} onClose={() => setTaken(null)} />}
    </>
  );
}
