import type { ReactNode } from 'react';
import { AddressFieldset } from '@/components/address/AddressFieldset';
import { useAddressLabel } from '@/components/address/addressLabel';
import { type AddressField, type AddressFields, joinAddress } from '@/domain/address/addressFields';
import type { SavedAddress } from '@/domain/user/addressBook';
import { addressLabels } from '@/i18n/en/address';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { CheckField } from '@/ui/form/CheckField';
import { RadioCard } from '@/ui/form/RadioCard';

/** Where an order goes: one of the customer's addresses, or one that is typed. */
export type AddressChoice = {
  /** It is known of the last order alone, and shown in few words. */
  readonly folded: boolean;
  readonly addresses: readonly SavedAddress[];
  /** The one of them that is chosen; undefined for another. */
  readonly chosen: SavedAddress | undefined;
  /** Whether what is typed becomes one of them; null where that is not offered. */
  readonly save: boolean | null;
  readonly onUnfold: () => void;
  readonly onChoose: (address: SavedAddress | null) => void;
  readonly onSave: (save: boolean) => void;
};

type CardsProps = Pick<AddressChoice, 'addresses' | 'chosen' | 'onChoose'>;

function AddressCards({ addresses, chosen, onChoose }: CardsProps) {
  const labels = useLabels(addressLabels);
  const labelOf = useAddressLabel();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{labels.book.heading}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {addresses.map(address => (
          <RadioCard
            key={address.id}
            name="savedAddress"
            checked={address.id === chosen?.id}
            title={labelOf(address.label)}
            onChoose={() => onChoose(address)}
          >
            <span
              className={`wrap-anywhere ${address.id === chosen?.id ? 'whitespace-pre-line' : 'line-clamp-1'}`}
            >
              {joinAddress(address)}
            </span>
          </RadioCard>
        ))}
        <RadioCard
          name="savedAddress"
          checked={chosen === undefined}
          title={labels.choose.another}
          onChoose={() => onChoose(null)}
        />
      </div>
    </fieldset>
  );
}

type Props = AddressChoice & {
  /** When an order can arrive there; nothing where the shop chooses. */
  readonly times: ReactNode;
  readonly values: AddressFields;
  readonly told: (field: AddressField) => { readonly problem: string | undefined; readonly quiet: boolean };
  readonly onEdit: (change: Partial<AddressFields>) => void;
};

/** The address of an order: folded where it is known, else to be chosen or typed. */
export function DeliveryAddress({
  folded,
  addresses,
  chosen,
  save,
  times,
  values,
  told,
  onEdit,
  ...on
}: Props) {
  const labels = useLabels(customerLabels).order;
  const { choose } = useLabels(addressLabels);
  const saving = !chosen && save !== null && (
    <CheckField label={choose.save} hint={choose.saveHint} checked={save} onChange={on.onSave} />
  );
  if (folded) {
    return (
      <>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and this is to be read */}
        <div
          role="group"
          aria-label={labels.address}
          className="flex items-start justify-between gap-3 rounded-control border border-line-strong p-4"
        >
          <div className="min-w-0">
            <p className="text-sm font-semibold">{labels.address}</p>
            <p className="mt-0.5 whitespace-pre-line wrap-anywhere">{joinAddress(values)}</p>
          </div>
          <Button
            variant="quiet"
            className="-my-2 px-3!"
            aria-label={choose.changeAddress}
            onClick={on.onUnfold}
          >
            {choose.change}
          </Button>
        </div>
        {times}
        {saving}
      </>
    );
  }
  return (
    <>
      {addresses.length > 0 && <AddressCards addresses={addresses} chosen={chosen} onChoose={on.onChoose} />}
      {chosen ? (
        times
      ) : (
        <AddressFieldset
          label={labels.address}
          values={values}
          told={told}
          belowPin={times}
          onEdit={onEdit}
        />
      )}
      {saving}
    </>
  );
}
