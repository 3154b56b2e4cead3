// @bundle customer-only

import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MAX_PRODUCTS, MAX_QUANTITY } from '@/domain/order/placing/orderLimits';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { buttonClass } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { OrderForm } from './OrderForm';
import { useOrderEntry } from './useOrderEntry';

/** Spec §2: the order form, for the products and quantities it was opened with. */
export function OrderPage() {
  const labels = useLabels(customerLabels).order;
  const { order, refused, change, saveDraft } = useOrderEntry();

  if (refused) {
    return (
      <div className="m-auto flex max-w-md flex-col items-center gap-4 px-4 py-20 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand">
          <ShoppingBag aria-hidden className="size-7" />
        </span>
        <PageHeading title={labels.none} />
        <p className="text-ink-soft">
          {refused === 'badQuantity' && labels.badQuantity(MAX_QUANTITY)}
          {refused === 'tooMany' && labels.tooMany(MAX_PRODUCTS)}
          {refused === 'noProduct' && labels.noneHint}
        </p>
        <Link to={PATHS.menu} className={buttonClass()}>
          {labels.browse}
        </Link>
      </div>
    );
  }
  if (!order) return null;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading title={labels.heading} />
      <OrderForm order={order} onChangeOrder={change} onTyped={saveDraft} />
    </div>
  );
}
