// @bundle shop-footer

import { useEffect, useRef, useState } from 'react';
import { savesData } from '@/services/platform/dataSaving';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { InstallRow } from './InstallRow';

const DataSavedNote = lazyPart(() =>
  import('@/components/product/Photograph').then(part => part.DataSavedNote),
);
const ShopContact = lazyPart(() => import('./ShopContact').then(part => part.ShopContact));

/** How to reach the shop, as its settings say. They are read once somebody looks: most visits never see the footer. */
export function FooterContact() {
  const [seen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={place} className="grid min-h-11 gap-8 md:grid-cols-2">
        {seen && <ShopContact />}
      </div>
      {savesData() && <DataSavedNote />}
      <InstallRow />
    </>
  );
}
