import { NETWORKS } from '@/domain/shop/shop';
import { settingsLabels } from '@/i18n/en/backOffice/settings';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { AreaFields, WeekdayChoice } from './AreaFields';
import { fieldName } from './shopFieldLabels';
import { problemText, type ShopField, stateOptions, TAGLINES } from './shopFormRules';
import type { ShopForm } from './useShopForm';

type Props = { readonly form: ShopForm };

export function ShopFields({ form }: Props) {
  const labels = useLabels(settingsLabels);
  const { shop } = labels;
  const { language } = useLabels(commonLabels);
  const { draft, problems, edit } = form;
  const typed = (field: Exclude<ShopField, 'cancelsPending' | 'state' | 'areas' | 'openDays'>) => ({
    label: fieldName(field, labels, language),
    problem: problemText(problems[field], labels),
    value: draft[field],
    readOnly: form.phase === 'saving',
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => edit({ [field]: target.value }),
  });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <TextField {...typed('deliveryFee')} inputMode="decimal" />
        <TextField {...typed('taxPercent')} inputMode="decimal" />
        <TextField {...typed('supportPhone')} type="tel" hint={shop.supportPhoneHint} />
        <TextField {...typed('maxUnits')} inputMode="numeric" hint={shop.maxUnitsHint} />
      </div>
      <fieldset>
        <legend className="mb-3 font-display text-xl font-semibold">{shop.contact}</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...typed('supportEmail')} type="email" hint={shop.contactHint} />
          <TextField {...typed('city')} hint={shop.cityHint} />
          <WeekdayChoice
            label={shop.openDays}
            days={draft.openDays}
            problem={problemText(problems.openDays, labels)}
            onChange={openDays => edit({ openDays })}
          />
          <TextField {...typed('openTimes')} hint={shop.openTimesHint} spellCheck={false} />
          <TextField {...typed('fssai')} inputMode="numeric" hint={shop.fssaiHint} />
          {TAGLINES.map(({ code, field }) => (
            <TextField key={code} {...typed(field)} hint={shop.taglineHint} lang={code} />
          ))}
          {NETWORKS.map(network => (
            <TextField key={network} {...typed(network)} type="url" spellCheck={false} />
          ))}
        </div>
      </fieldset>
      <fieldset className="flex flex-col gap-5">
        <legend className="mb-3 font-display text-xl font-semibold">{shop.seller}</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...typed('name')} />
          <SelectField
            label={shop.state}
            hint={shop.stateHint}
            problem={problemText(problems.state, labels)}
            value={draft.state}
            options={stateOptions(form.current.state, shop)}
            onChoose={state => edit({ state })}
          />
          <TextAreaField {...typed('address')} />
          <TextField {...typed('gstin')} hint={shop.gstinHint} spellCheck={false} />
          <TextField {...typed('hsn')} inputMode="numeric" hint={shop.hsnHint} />
          <TextField
            {...typed('upi')}
            hint={shop.upiHint}
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
      </fieldset>
      <AreaFields
        areas={draft.areas}
        problems={problems.areas}
        fee={draft.deliveryFee}
        readOnly={form.phase === 'saving'}
        hasChanges={form.hasChanges}
        onChange={areas => edit({ areas })}
      />
      <fieldset>
        <legend className="mb-1 font-display text-xl font-semibold">{shop.cancelling}</legend>
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-brand"
            checked={draft.cancelsPending}
            onChange={event => edit({ cancelsPending: event.target.checked })}
          />
          <span>{shop.cancelsPending}</span>
        </label>
        <p className="text-sm text-ink-soft">{shop.cancelsPendingHint}</p>
      </fieldset>
    </>
  );
}
