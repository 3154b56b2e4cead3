import { CircleCheck } from 'lucide-react';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';

type Props = { readonly orderId: string };

/** Spec §2: the green banner after a purchase. */
export function PlacedBanner({ orderId }: Props) {
  const text = useLabels(customerLabels).track;
  return (
    <div
      role="status"
      className="flex gap-4 rounded-card border border-good/40 bg-good-soft px-5 py-4 text-good"
    >
      <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0">
        <p className="font-bold">{text.placedHeading}</p>
        <p className="wrap-anywhere">{text.placedBody(orderId)}</p>
      </div>
    </div>
  );
}
