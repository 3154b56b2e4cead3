import { useState } from 'react';
import { BottleArt } from '@/components/product/BottleArt';
import { inventoryLabels } from '@/i18n/en/inventory';
import { useLabels } from '@/i18n/labels';
import type { ItemDraft } from './itemFormRules';

type Props = {
  readonly draft: Pick<ItemDraft, 'size' | 'category'>;
  /** Empty where the app draws the bottle. */
  readonly image: string;
};

/** How the product will stand on the menu, and whether its picture can be had at all. */
export function ImagePreview({ draft, image }: Props) {
  const text = useLabels(inventoryLabels).form;
  const [broken, setBroken] = useState('');
  const isBroken = image !== '' && broken === image;
  return (
    <figure className="flex items-center gap-4">
      <div className="grid size-28 shrink-0 place-items-center overflow-hidden rounded-card bg-linear-to-b from-brand-soft to-surface">
        {image === '' || isBroken ? (
          <BottleArt size={draft.size} category={draft.category} className="h-full max-w-full p-[4%]" />
        ) : (
          <img src={image} alt="" className="size-full object-cover" onError={() => setBroken(image)} />
        )}
      </div>
      <figcaption className="text-sm text-ink-soft">
        {text.preview}
        {isBroken && (
          <span role="status" className="mt-1 block font-semibold text-warn">
            {text.imageBroken}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
