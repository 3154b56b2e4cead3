import type { OrderSelection } from '@/domain/product/orderSelection';
import type { Shop } from '@/domain/shop/shop';
import type { OrderEntry } from './orderEntry';
import {
  PossibleDuplicateNotice,
  RefusalNotice,
  SavedOtherwiseNotice,
  SentBeforeNotice,
} from './RefusalNotice';
import type { Placing } from './usePlacing';

type Props = {
  readonly placing: Placing;
  readonly order: Pick<OrderEntry, 'items' | 'fromCart'>;
  readonly shop: Pick<Shop, 'deliveryFeePaise' | 'taxRate'>;
  /** The person takes these instead. */
  readonly onChange: (items: readonly OrderSelection[]) => void;
  /** The person wants this one as well. */
  readonly onNew: () => void;
};

/** What the person is asked, or told, of the order that they are about to place. */
export function PlacingNotice({ placing, order, shop, onChange, onNew }: Props) {
  switch (placing.kind) {
    case 'refused':
      return (
        <RefusalNotice
          problem={placing.problem}
          order={order}
          shop={shop}
          onChange={onChange}
          onNew={onNew}
        />
      );
    case 'savedOtherwise':
      return <SavedOtherwiseNotice onNew={onNew} />;
    case 'possibleDuplicate':
      return <PossibleDuplicateNotice order={placing.order} onNew={onNew} />;
    case 'sentBefore':
      return <SentBeforeNotice orderId={placing.orderId} isPlaced={placing.isPlaced} onNew={onNew} />;
    default:
      return null;
  }
}
