import type { ReactNode } from 'react';
import { AddressFieldset } from '@/components/address/AddressFieldset';
import { PAYMENT_METHODS } from '@/domain/order/order';
import { addressLabels } from '@/i18n/en/address';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { paymentLabels } from '@/i18n/en/payment';
import { useLabels } from '@/i18n/labels';
import { emailInSentence } from '@/lib/text/inSentence';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import type { NewOrderField, NewOrderProblems, NewOrderValues } from './newOrderRules';

type Props = {
  readonly values: NewOrderValues;
  readonly problems: NewOrderProblems;
  /** When it can arrive; nothing where the shop chooses. */
  readonly times: ReactNode;
  readonly onEdit: (change: Partial<NewOrderValues>) => void;
  /** It is for somebody else. */
  readonly onOther: () => void;
};

/** Who an order is for, where it goes and how it is paid. The controls carry their field's name, by which the form finds them. */
export function CustomerFields({ values, problems, times, onEdit, onOther }: Props) {
  const labels = useLabels(staffOrderLabels).create;
  const methods = useLabels(paymentLabels);
  const problemTexts = { ...labels.problems, ...useLabels(addressLabels).problems };
  const labelsFor = (field: NewOrderField) => {
    const problem = problems[field];
    return problem && problemTexts[problem];
  };
  return (
    <>
      {values.userId !== '' && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-info-soft px-4 py-2 text-info">
          <p className="min-w-40 flex-1 wrap-anywhere">
            {values.accountEmail === ''
              ? labels.account
              : labels.accountOf(emailInSentence(values.accountEmail))}
          </p>
          <Button variant="quiet" className="px-3!" onClick={onOther}>
            {labels.otherCustomer}
          </Button>
        </div>
      )}
      <TextField
        label={labels.name}
        name="name"
        autoComplete="off"
        aria-required
        value={values.name}
        problem={labelsFor('name')}
        onChange={event => onEdit({ name: event.target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2 md:grid-cols-1">
        <TextField
          label={labels.phone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          aria-required
          value={values.phone}
          problem={labelsFor('phone')}
          onChange={event => onEdit({ phone: event.target.value })}
        />
        <TextField
          label={labels.email}
          name="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          value={values.email}
          problem={labelsFor('email')}
          onChange={event => onEdit({ email: event.target.value })}
        />
      </div>
      <AddressFieldset
        label={labels.address}
        values={values}
        own={false}
        told={field => ({ problem: labelsFor(field) })}
        belowPin={times}
        onEdit={onEdit}
      />
      <SelectField
        label={labels.payment}
        value={values.paymentMethod}
        options={PAYMENT_METHODS.map(method => ({ value: method, label: methods[method] }))}
        onChoose={paymentMethod => onEdit({ paymentMethod })}
      />
      <TextAreaField
        label={labels.instructions}
        name="instructions"
        rows={2}
        value={values.instructions}
        problem={labelsFor('instructions')}
        onChange={event => onEdit({ instructions: event.target.value })}
      />
    </>
  );
}
