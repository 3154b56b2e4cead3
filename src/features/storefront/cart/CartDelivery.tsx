import { DeliveryAnswer } from '@/components/order/DeliveryAnswer';
import { whenText } from '@/components/order/deliveryText';
import { useKnownShop } from '@/data/shop/useShop';
import { normalizePin } from '@/domain/address/addressFields';
import { deliveryOffer } from '@/domain/delivery/deliveryAreas';
import { DELIVERY_DAYS } from '@/domain/shop/shop';
import { addressLabels } from '@/i18n/en/address';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { deliveryLabels } from '@/i18n/en/delivery';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { addDays } from '@/lib/time/dates';
import { formatWeekday } from '@/lib/time/weekday';
import { useNow } from '@/store/useNow';
import { TextField } from '@/ui/form/TextField';

type Props = {
  /** As it is typed. */
  readonly pin: string;
  readonly onPin: (pin: string) => void;
};

/** Where from, by when and for what fee an order would come, before anybody signs in; nothing while the shop's settings are not known. */
export function CartDelivery({ pin: typed, onPin }: Props) {
  const words = useLabels(customerLabels).order;
  const labels = useLabels(deliveryLabels);
  const { fields } = useLabels(addressLabels);
  const { language } = useLabels(commonLabels);
  const shop = useKnownShop();
  const now = useNow();
  if (!shop) return null;
  const { areas, city, deliveryFeePaise } = shop;
  const byArea = areas.length > 0;
  const pin = normalizePin(typed);
  const offer = deliveryOffer(areas, pin, undefined, now);
  const arrivesBy = formatWeekday(addDays(new Date(now).toISOString(), DELIVERY_DAYS), language);
  const said = [
    city && labels.from(city),
    ...(byArea ? [] : [words.arrives(arrivesBy), `${words.deliveryFee} ${formatRupees(deliveryFeePaise)}`]),
  ];
  return (
    <div className="flex flex-col gap-4 rounded-control bg-sunken p-4">
      <p className="wrap-anywhere empty:hidden">{said.filter(Boolean).join(' · ')}</p>
      {byArea && (
        <>
          <div className="max-w-34">
            <TextField
              label={fields.pin}
              name="pin"
              inputMode="numeric"
              autoComplete="postal-code"
              value={typed}
              onChange={({ target }) => onPin(target.value)}
            />
          </div>
          <DeliveryAnswer pin={pin} offer={offer}>
            {offer && <span className="block">{words.arrivesAt(whenText(offer.time, language))}</span>}
          </DeliveryAnswer>
        </>
      )}
    </div>
  );
}
