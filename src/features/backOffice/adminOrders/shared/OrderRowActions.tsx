import type { EditsOfOrder } from '@/data/order/queuedEdits';
import { nextStep, type Step } from '@/domain/order/edit/statusMove';
import type { Order } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { orderListLabels } from '@/i18n/en/backOffice/orderList';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';

export type OnStep = (order: Order, edits: EditsOfOrder | undefined, step: Step) => void;

type Props = {
  readonly order: Order;
  readonly edits: EditsOfOrder | undefined;
  readonly onStep: OnStep;
  readonly onEdit: (orderId: string) => void;
};

/** Above the link that covers the rest of a row, and in its middle. */
const ABOVE = 'relative z-1 align-middle';

/** What can be done with an order where it is listed; what lays them out is the place they stand in. */
export function OrderRowActions({ order, edits, onStep, onEdit }: Props) {
  const labels = useLabels(adminOrdersLabels);
  const list = useLabels(orderListLabels);
  const step = nextStep(order.status);
  return (
    <>
      {step && (
        <Button
          variant="secondary"
          // Two lines of text in the height of one finger.
          className={`${ABOVE} py-0! px-1.5! text-sm! leading-tight whitespace-normal md:max-xl:w-[5.5rem]`}
          aria-label={list.stepOf(list.step[step], orderNumber(order.id))}
          // The second click of a double one would move the order on once more.
          onClick={({ detail }) => {
            if (detail < 2) onStep(order, edits, step);
          }}
        >
          {list.step[step]}
        </Button>
      )}
      <Button
        variant="quiet"
        className={`${ABOVE} min-w-11 px-1! text-sm! xl:px-3! xl:text-base!`}
        aria-label={labels.editOrder(orderNumber(order.id))}
        // For the pointer: by the keyboard it is in the order that the row opens, one stop less in each row.
        tabIndex={-1}
        onClick={() => onEdit(order.id)}
      >
        {labels.edit}
      </Button>
    </>
  );
}
