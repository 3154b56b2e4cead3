import { useEffect, useState } from 'react';
import { MirrorProgress } from '@/components/mirror/MirrorProgress';
import { OnceOutboxRead } from '@/components/outbox/OnceOutboxRead';
import { selectTakenOrders } from '@/data/order/queuedEdits';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { useStaffShop } from '@/data/shop/staffShopReads';
import { selectStockItems } from '@/data/stock/stockRows';
import type { Order } from '@/domain/order/order';
import { customerIn } from '@/features/backOffice/adminOrders/shared/addresses/newOrderAddress';
import type { DialogAddress } from '@/features/backOffice/adminOrders/shared/addresses/useDialogAddress';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { useLabels } from '@/i18n/labels';
import { useAppSelector } from '@/store/hooks';
import { useMirror } from '@/sync/mirror/useMirror';
import { isUnsent } from '@/sync/outbox/commandState';
import { Dialog } from '@/ui/dialog/Dialog';
import { DiscardQuestion } from '@/ui/dialog/DiscardQuestion';
import { NewOrderForm } from './NewOrderForm';
import type { TakenOrder } from './newOrderRules';
import { chargesOf, subtractReserved } from './newOrderRules';
import { useNewOrder } from './useNewOrder';

type Props = {
  readonly address: DialogAddress;
  /** All of them, the newest first. */
  readonly orders: readonly Order[];
  readonly onTaken: (taken: TakenOrder) => void;
  readonly onShow: (orderId: string) => void;
};

/** An order that a customer gives by phone or at the counter. */
export function NewOrderDialog(props: Props) {
  const isForCustomer = customerIn(props.address.value ?? '') !== null;
  return (
    <OnceOutboxRead area="back-office">
      {isForCustomer ? <ForCustomer {...props} /> : <OpenOrder {...props} />}
    </OnceOutboxRead>
  );
}

/** Waits for the customer's record, with which the form begins. Where it cannot be read, the form takes them from their orders. */
function ForCustomer(props: Props) {
  const labels = useLabels(staffOrderLabels).create;
  const { complete, failure } = useMirror('customers');
  const [begun, setBegun] = useState(false);
  if (!begun && (complete || failure)) setBegun(true);
  if (begun) return <OpenOrder {...props} />;
  return (
    <Dialog heading={labels.heading} startAtHeading wide onClose={props.address.close}>
      <p role="status" className="text-ink-soft">
        {labels.loadingCustomer}
      </p>
    </Dialog>
  );
}

/** Its form. Nothing typed is lost but by the person's own choice. */
function OpenOrder({ address, orders, onTaken, onShow }: Props) {
  const labels = useLabels(staffOrderLabels).create;
  const reading = useMirror('inventory');
  const items = useAppSelector(selectStockItems);
  const owner = useOutboxOwner();
  const taken = useAppSelector(state => selectTakenOrders(state, owner));
  const shop = useStaffShop();
  const charges = chargesOf(shop, orders);
  const opened = address.value ?? '';
  const areas = shop?.areas ?? [];
  const form = useNewOrder({ orders, shop: charges, areas, opened, onTaken });

  const { guardDialog } = address;
  const hasUnsaved = form.busy || form.hasChanges;
  useEffect(() => guardDialog(hasUnsaved ? opened : null), [guardDialog, hasUnsaved, opened]);

  const waiting = taken.filter(({ entry }) => isUnsent(entry)).map(({ change }) => change);
  function leave() {
    if (form.busy) return;
    if (form.hasChanges) address.setAsking(true);
    else address.close();
  }

  return (
    <>
      <Dialog heading={labels.heading} startAtHeading wide onClose={leave}>
        <MirrorProgress reading={reading} loading={labels.loading} failed={labels.notLoaded} />
        {reading.complete && (
          <NewOrderForm
            form={form}
            products={subtractReserved(items, waiting)}
            charges={charges}
            times={shop ? (areas.length > 0 ? 'offered' : 'none') : 'unknown'}
            onLeave={leave}
            onShow={onShow}
          />
        )}
      </Dialog>
      {address.asking && !form.busy && (
        <DiscardQuestion
          text={labels.discard}
          onKeep={() => address.setAsking(false)}
          onDiscard={address.close}
        />
      )}
    </>
  );
}
