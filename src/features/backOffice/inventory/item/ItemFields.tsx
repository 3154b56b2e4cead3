import { type ReactNode, useState } from 'react';
import { BottleArt } from '@/components/product/BottleArt';
import { CATEGORIES, FACTS, TRANSLATED } from '@/domain/product/product';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { languageName } from '@/lib/language';
import { formatRupees } from '@/lib/number/money';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import {
  type DraftField,
  draftImage,
  draftPrice,
  type ItemDraft,
  type ItemProblems,
  maxFieldChars,
  type OptionalField,
  OTHER_LANGUAGES,
  type RequiredField,
} from './itemFormRules';

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

type FoldedProps = {
  readonly heading: string;
  /** How it is at first: also where there is something to correct in it. */
  readonly open: boolean;
  readonly children: ReactNode;
};

/** Fields that most products do without. */
function Folded({ heading, open, children }: FoldedProps) {
  return (
    <details open={open} className="rounded-control border border-line px-4 sm:col-span-2">
      <summary className="-mx-4 min-h-11 cursor-pointer content-center px-4 font-semibold">{heading}</summary>
      <div className="grid items-start gap-5 pt-2 pb-4 sm:grid-cols-2">{children}</div>
    </details>
  );
}

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
  const { language } = useLabels(commonLabels);
  const inOthers = OTHER_LANGUAGES.map(code => ({ code, called: languageName(code, language) }));
  const pricePaise = draftPrice(draft);
  const textField = (name: DraftField, label: string) => {
    const problem = problems[name];
    return {
      name,
      label,
      value: draft[name],
      problem: problem ? form.problems[problem] : null,
      autoComplete: 'off',
      readOnly,
      onChange: (event: { readonly target: { readonly value: string } }) =>
        onChange({ [name]: event.target.value }),
    } as const;
  };
  const optionalField = (name: OptionalField, label: string) => ({
    ...textField(name, label),
    maxLength: maxFieldChars(name),
  });
  const field = (name: RequiredField) => textField(name, form[name]);
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
      {inOthers.map(({ code, called }) => (
        <Folded
          key={code}
          heading={form.inLanguage.heading(called)}
          open={TRANSLATED.some(name => problems[`${code}.${name}`])}
        >
          <TextField {...optionalField(`${code}.name`, form.inLanguage.name(called))} lang={code} />
          <TextField {...optionalField(`${code}.source`, form.inLanguage.source(called))} lang={code} />
          <div className="sm:col-span-2">
            <TextAreaField
              {...optionalField(`${code}.description`, form.inLanguage.description(called))}
              lang={code}
            />
          </div>
        </Folded>
      ))}
      <Folded heading={form.facts} open={FACTS.some(fact => problems[fact])}>
        {FACTS.map(fact => (
          <TextField
            key={fact}
            {...optionalField(fact, form[fact])}
            hint={form.factHints[fact]}
            spellCheck={fact === 'source'}
          />
        ))}
      </Folded>
      <div className="sm:col-span-2">
        <ImagePreview draft={draft} image={draftImage(draft) ?? ''} />
      </div>
    </div>
  );
}
