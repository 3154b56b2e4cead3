// @bundle not-found

import { BottleArt } from '@/components/product/BottleArt';
import { NotFoundPage } from './NotFoundPage';

/** The storefront's not-found page, with an empty bottle on the shore. The back office's page does not load the bottle shapes. */
export function ShopNotFoundPage() {
  return (
    <NotFoundPage>
      <BottleArt
        size="1L"
        category="premium"
        empty
        className="mt-auto h-72 translate-y-10 rotate-14 self-center"
      />
    </NotFoundPage>
  );
}
