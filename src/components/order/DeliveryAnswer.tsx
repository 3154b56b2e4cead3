import type { ReactNode } from 'react';
import type { DeliveryOffer } from '@/domain/delivery/deliveryAreas';
import { commonLabels } from '@/i18n/en/common';
import { deliveryLabels } from '@/i18n/en/delivery';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { PIN } from '@/lib/text/pinCode';
import { weekdaysText } from '@/lib/time/weekday';

type Props = {
  /** As its six digits, once it has six. */
  readonly pin: string;
  /** What the shop offers there; null where it does not deliver. */
  readonly offer: DeliveryOffer | null;
  /** What there is to say of the time. */
  readonly children?: ReactNode;
};

/** Says whether the shop delivers to a PIN code, on which days and for what fee. */
export function DeliveryAnswer({ pin, offer, children }: Props) {
  const labels = useLabels(deliveryLabels);
  const { language } = useLabels(commonLabels);
  return (
    <p role="status" className={`wrap-anywhere ${offer ? 'font-semibold' : 'text-ink-soft'}`}>
      {offer
        ? labels.served(
            offer.area.name,
            weekdaysText(offer.area.days, labels.everyDay, language),
            formatRupees(offer.area.feePaise),
          )
        : PIN.test(pin)
          ? labels.notDelivered(pin)
          : labels.noPin}
      {children}
    </p>
  );
}
