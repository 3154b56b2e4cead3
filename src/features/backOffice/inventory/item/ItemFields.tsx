import { useState } from 'react';
import { BottleArt } from '@/components/product/BottleArt';
import { CATEGORIES } from '@/domain/product/product';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { type DraftField, draftImage, draftPrice, type ItemDraft, type ItemProblems } from './itemFormRules';

type ImagePreviewProps = {
  readonly draft: Pick<ItemDraft, 'size' | 'category'>;
  /** Empty where the app draws the bottle. */
  readonly image: string;
};

/** How the product will stand on the menu, and whether its picture can be had at all. */
function ImagePreview({ draft, image }: ImagePreviewProps) {
  const labels = useLabels(inventoryLabels).form;
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
        {labels.preview}
        {isBroken && (
          <span role="status" className="mt-1 block font-semibold text-warn">
            {labels.imageBroken}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

const NONE = '';

type Props = {
  readonly draft: ItemDraft;
  readonly problems: ItemProblems;
  readonly readOnly: boolean;
  /** Whether there is a stock already, which another number only counts. */
  readonly isNew: boolean;
  readonly onChange: (change: Partial<ItemDraft>) => void;
};

/** Every field of a product (spec §5). */
export function ItemFields({ draft, problems, readOnly, isNew, onChange }: Props) {
  const labels = useLabels(inventoryLabels);
  const { form } = labels;
  const pricePaise = draftPrice(draft);
  const field = (name: DraftField) => {
    const problem = problems[name];
    return {
      name,
      label: form[name],
      value: draft[name],
      problem: problem ? form.problems[problem] : null,
      autoComplete: 'off',
      readOnly,
      onChange: (event: { readonly target: { readonly value: string } }) =>
        onChange({ [name]: event.target.value }),
    } as const;
  };
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField {...field('name')} maxLength={200} />
      <TextField {...field('sku')} hint={form.skuHint} spellCheck={false} maxLength={50} />
      <SelectField
        name="category"
        label={form.category}
        problem={problems.category ? form.problems[problems.category] : null}
        value={CATEGORIES.find(known => known === draft.category) ?? NONE}
        options={[
          { value: NONE, label: form.choose } as const,
          ...CATEGORIES.map(category => ({ value: category, label: labels.categories[category] })),
        ]}
        onChoose={category => {
          if (!readOnly) onChange({ category });
        }}
      />
      <TextField {...field('size')} hint={form.sizeHint} maxLength={50} />
      <TextField {...field('inStock')} hint={isNew ? undefined : form.inStockHint} inputMode="numeric" />
      <TextField {...field('reorderPoint')} inputMode="numeric" />
      <TextField
        {...field('price')}
        hint={pricePaise === null ? form.priceHint : form.priceShown(formatRupees(pricePaise))}
        inputMode="decimal"
      />
      <TextField {...field('image')} hint={form.imageHint} inputMode="url" spellCheck={false} />
      <div className="sm:col-span-2">
        <TextAreaField {...field('description')} maxLength={2000} />
      </div>
      <div className="sm:col-span-2">
        <ImagePreview draft={draft} image={draftImage(draft) ?? ''} />
      </div>
    </div>
  );
}
