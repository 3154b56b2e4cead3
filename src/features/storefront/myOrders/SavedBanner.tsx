import { CloudOff } from 'lucide-react';
import { useCustomerText } from '@/shared/text/customerText';

type Props = { readonly orderId: string };

/** Before the server has answered: what is true of the order, and no more. */
export function SavedBanner({ orderId }: Props) {
  const text = useCustomerText().track;
  return (
    <div
      role="status"
      className="flex gap-4 rounded-card border border-warn/40 bg-warn-soft px-5 py-4 text-warn"
    >
      <CloudOff aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0">
        <p className="font-bold">{text.savedHeading}</p>
        <p className="wrap-anywhere">{text.savedBody(orderId)}</p>
      </div>
    </div>
  );
}
