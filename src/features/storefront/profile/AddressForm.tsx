import { type FormEvent, useRef, useState } from 'react';
import { AddressFieldset } from '@/components/address/AddressFieldset';
import { useAddressLabel } from '@/components/address/addressLabel';
import {
  type AddressFields,
  type AddressProblem,
  addressProblem,
  fieldsOf,
  NO_ADDRESS,
} from '@/domain/address/addressFields';
import { ADDRESS_LABELS, HOME, type SavedAddress } from '@/domain/user/addressBook';
import { accountLabels } from '@/i18n/en/account';
import { addressLabels } from '@/i18n/en/address';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { plainLine } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { Button } from '@/ui/Button';
import { PillChoice } from '@/ui/form/PillChoice';
import { TextField } from '@/ui/form/TextField';
import { useDraft } from '@/ui/form/useDraft';

/** In the place of a label that is offered: it is the customer's own. */
const OWN = 'own';
const CHOICES = [...ADDRESS_LABELS, OWN] as const;

type Choice = (typeof CHOICES)[number];

/** What the form holds. */
type Typed = { readonly choice: Choice; readonly own: string; readonly fields: AddressFields };

const labelTyped = ({ choice, own }: Typed): string => (choice === OWN ? own : choice);

type Props = {
  readonly id: string;
  /** What the form begins with; null for a new one. */
  readonly address: Partial<SavedAddress> | null;
  /** Labels that are there already. */
  readonly taken: readonly string[];
  readonly busy: boolean;
  readonly onSave: (address: Omit<SavedAddress, 'id'>) => void;
  /** Must be a stable reference. */
  readonly onTyped: (typed: Partial<SavedAddress>) => void;
  readonly onCancel: () => void;
};

/** One address of the book, with what it is called. */
export function AddressForm({ id, address, taken, busy, onSave, onTyped, onCancel }: Props) {
  const text = useLabels(addressLabels);
  const { saving } = useLabels(accountLabels).personal;
  const common = useLabels(commonLabels);
  const problemTexts = { ...useLabels(customerLabels).order.problems, ...text.problems };
  const labelOf = useAddressLabel();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(onTyped);
  const [typed, setTyped] = useState<Typed>(() => {
    const offered = ADDRESS_LABELS.find(label => label === address?.label);
    const free = ADDRESS_LABELS.find(label => !taken.includes(label)) ?? HOME;
    return {
      choice: address ? (offered ?? OWN) : free,
      own: offered ? '' : (address?.label ?? ''),
      fields: fieldsOf({ ...NO_ADDRESS, ...address }),
    };
  });
  const { choice, own, fields } = typed;
  const [problem, setProblem] = useState<AddressProblem | 'label' | null>(null);

  const edit = (change: Partial<Typed>) => {
    const after = { ...typed, ...change };
    setProblem(null);
    setTyped(after);
    draft.changed({ id, label: labelTyped(after), ...after.fields });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const label = plainLine(labelTyped(typed));
    const found = label === '' ? 'label' : addressProblem(fields);
    setProblem(found);
    if (!found) return onSave({ label, ...fields });
    const control = form.current?.elements.namedItem(found === 'label' ? 'label' : found.field);
    if (control instanceof HTMLElement) control.focus();
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onBlur={draft.flush}
      aria-busy={busy}
      className="flex flex-col gap-5"
    >
      <PillChoice
        label={text.book.label}
        values={CHOICES}
        chosen={choice}
        onChoose={choice => edit({ choice })}
        nameOf={value => (value === OWN ? text.book.ownLabel : labelOf(value))}
      />
      {choice === OWN && (
        <TextField
          label={text.book.label}
          name="label"
          maxLength={MAX_CHARS.addressLabel}
          autoComplete="off"
          value={own}
          problem={problem === 'label' ? text.book.ownLabelRequired : null}
          onChange={event => edit({ own: event.target.value })}
        />
      )}
      <AddressFieldset
        label={text.book.address}
        values={fields}
        told={field => ({
          problem:
            problem !== null && problem !== 'label' && problem.field === field
              ? problemTexts[problem.problem]
              : null,
        })}
        onEdit={change => edit({ fields: { ...fields, ...change } })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={busy}>
          {busy ? saving : text.book.save}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
