// @bundle cart-page

import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAsOf } from '@/components/mirror/useAsOf';
import { useProductNames } from '@/components/product/useProductNames';
import { useKnownShop } from '@/data/shop/useShop';
import { normalizePin } from '@/domain/address/addressFields';
import { areaOf } from '@/domain/delivery/deliveryAreas';
import type { OrderItem } from '@/domain/order/order';
import { unitCount } from '@/domain/order/placing/newOrder';
import { priceOrder } from '@/domain/order/pricing';
import { productLabel } from '@/domain/product/productLabel';
import { DEFAULT_SHOP, type Shop } from '@/domain/shop/shop';
import { useCatalogue } from '@/features/storefront/catalogue/useCatalogue';
import { cartLabels } from '@/i18n/en/cart';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import type { Paise } from '@/lib/number/money';
import { PATHS } from '@/lib/paths';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { Button, buttonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/list/EmptyState';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { CartDelivery } from './CartDelivery';
import { CartLine } from './CartLine';
import { CartSummary } from './CartSummary';
import { leftCart, putInCart } from './cartSlice';
import { orderableItems, toOrderState, viewCart, viewLine } from './cartView';
import { leftOutText } from './obstacleText';
import { useCart } from './useCart';

type Removed = { readonly line: OrderItem; readonly at: number };

/** What is to be ordered together, as the shop is now. */
export function CartPage() {
  const labels = useLabels(cartLabels);
  const nameOf = useProductNames();
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { session } = useAuth();
  const { lines, ownerId } = useCart();
  const { products, staleSince, error, retry } = useCatalogue();
  const asOf = useAsOf(staleSince);
  const knownShop = useKnownShop();
  const shop = knownShop ?? DEFAULT_SHOP;
  const [removed, setRemoved] = useState<Removed | null>(null);

  const [pin, setPin] = useState('');

  /** The product that was counted last, for who does not see it. */
  const [countedId, setCountedId] = useState('');

  const entries = viewCart(lines, products);
  const counted = entries.find(({ line }) => line.productId === countedId)?.item;
  const items = orderableItems(entries);
  const fee = areaOf(shop.areas, normalizePin(pin))?.feePaise ?? commonFee(shop);
  const change = useCallback(
    (line: OrderItem, quantity: number) => {
      setCountedId(line.productId);
      dispatch(putInCart({ line: { ...line, quantity }, ownerId }));
    },
    [dispatch, ownerId],
  );
  const remove = useCallback(
    (line: OrderItem, at: number) => {
      dispatch(leftCart([line.productId]));
      setRemoved({ line, at });
    },
    [dispatch],
  );
  const labelOf = ({ productId, productName, size }: OrderItem) =>
    productLabel({ name: nameOf(productId, productName), size });
  const putBack = ({ line, at }: Removed) => {
    dispatch(putInCart({ line, at, ownerId }));
    setRemoved(null);
  };
  const order = () => {
    const state = toOrderState(items);
    if (session.user) navigate(PATHS.order, { state });
    else navigate(PATHS.login, { state: { from: PATHS.order, fromState: state } });
  };

  const delivery = (
    <div className="min-h-20 md:min-h-14">
      <CartDelivery pin={pin} onPin={setPin} />
    </div>
  );
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading title={labels.heading} />
      {removed && (
        <Undo
          key={removed.line.productId}
          label={labelOf(viewLine(removed.line, products).item)}
          onUndo={() => putBack(removed)}
        />
      )}
      {error && (
        <Notice tone="warn" urgent>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span>{failureText(error, common)}</span>
            <Button variant="secondary" onClick={retry}>
              {common.retry}
            </Button>
          </div>
        </Notice>
      )}
      {lines.length === 0 ? (
        <>
          <EmptyState heading={labels.empty} hint={labels.emptyHint}>
            <Link to={PATHS.menu} className={buttonClass()}>
              {labels.browse}
            </Link>
          </EmptyState>
          {delivery}
        </>
      ) : (
        <div className="flex flex-col gap-6 md:grid md:grid-cols-[1.6fr_1fr] md:gap-8">
          <div className="flex flex-col gap-4">
            <ul className="flex flex-col gap-4">
              {lines.map((line, at) => (
                <li key={line.productId}>
                  <CartLine line={line} at={at} products={products} onQuantity={change} onRemove={remove} />
                </li>
              ))}
            </ul>
            <p role="status" className="sr-only">
              {counted && labels.added(counted.quantity, labelOf(counted))}
            </p>
            <Link to={PATHS.menu} className={buttonClass('quiet', 'w-fit')}>
              {labels.more}
            </Link>
          </div>
          <CartSummary
            pricing={priceOrder(items, { ...shop, deliveryFeePaise: fee ?? 0 })}
            shopKnown={knownShop !== undefined}
            feeKnown={fee !== undefined}
            leftOut={leftOutText(entries, labels, nameOf)}
            most={unitCount(items) > shop.maxUnits ? shop.maxUnits : null}
            disabled={items.length === 0}
            onOrder={order}
          />
          {/* Below all else, in places of their own: one goes and the other comes with an answer, and nothing may move under a finger. */}
          <div className="flex flex-col gap-4 md:col-span-2">
            <p className="min-h-5 text-sm text-ink-soft">{asOf && labels.stale(asOf)}</p>
            {delivery}
          </div>
        </div>
      )}
    </div>
  );
}

/** What delivery costs wherever it goes; undefined where that depends on where it goes. */
function commonFee({ areas, deliveryFeePaise }: Shop): Paise | undefined {
  const [fee = deliveryFeePaise, ...others] = new Set(areas.map(({ feePaise }) => feePaise));
  return others.length === 0 ? fee : undefined;
}

type UndoProps = { readonly label: string; readonly onUndo: () => void };

/** What was removed a moment ago, and how to have it back. It takes the focus of the button that is gone. */
function Undo({ label, onUndo }: UndoProps) {
  const labels = useLabels(cartLabels);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Notice tone="info">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>{labels.removed(label)}</span>
        <Button ref={button} variant="secondary" onClick={onUndo}>
          {labels.undo}
        </Button>
      </div>
    </Notice>
  );
}
