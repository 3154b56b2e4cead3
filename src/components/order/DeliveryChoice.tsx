// @bundle order-forms

import type { DeliveryOffer, DeliverySlot } from '@/domain/delivery/deliveryAreas';
import { commonLabels } from '@/i18n/en/common';
import { deliveryLabels } from '@/i18n/en/delivery';
import { useLabels } from '@/i18n/labels';
import { slotText } from '@/lib/time/slot';
import { SelectField } from '@/ui/form/SelectField';
import { DeliveryAnswer } from './DeliveryAnswer';
import { dayText, whenText } from './deliveryText';

type Props = {
  /** Where the address is, as it was typed. */
  readonly pin: string;
  /** What the shop offers there; null where it does not deliver. */
  readonly offer: DeliveryOffer | null;
  readonly onChoose: (time: DeliverySlot) => void;
};

/** Says whether and when the shop delivers to an address, and lets the day and the time be chosen: the earliest, unless one is. */
export function DeliveryChoice({ pin, offer, onChoose }: Props) {
  const labels = useLabels(deliveryLabels);
  const { language } = useLabels(commonLabels);
  const slots = offer?.days.find(({ day }) => day === offer.time.day)?.slots ?? [];
  return (
    <div className="flex flex-col gap-4 rounded-control bg-sunken p-4">
      <DeliveryAnswer pin={pin} offer={offer}>
        {offer?.missed && (
          <span className="block text-warn">{labels.missed(whenText(offer.time, language))}</span>
        )}
      </DeliveryAnswer>
      {offer && (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={labels.day}
            name="day"
            value={offer.time.day}
            options={offer.days.map(({ day }) => ({ value: day, label: dayText(day, language) }))}
            onChoose={day => onChoose({ day, slot: offer.time.slot })}
          />
          <SelectField
            label={labels.time}
            name="slot"
            value={offer.time.slot}
            options={slots.map(slot => ({ value: slot, label: slotText(slot, language) }))}
            onChoose={slot => onChoose({ day: offer.time.day, slot })}
          />
        </div>
      )}
    </div>
  );
}
