// @bundle not-found

import { BottleArt } from '@/components/product/BottleArt';
import { NotFoundPage } from './NotFoundPage';

/** The shop's: somebody has left an empty bottle there. The back office does not load the bottles. */
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
