import { MessageCircle, Phone } from 'lucide-react';
import type { CancelProblem } from '@/domain/order/cancellation';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { phoneAddress, whatsAppAddress } from '@/lib/text/contact';
import { Button, buttonClass } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { cancelProblemText } from './cancelProblemText';

type Props = {
  readonly orderId: string;
  /** Null once nothing stands in the way any more. */
  readonly problem: CancelProblem | null;
  /** The shop's, from its settings. */
  readonly phone: string;
  readonly onClose: () => void;
};

/** Why an order takes a person to be cancelled, and how to reach one with its number at hand. */
export function RequestDialog({ orderId, problem, phone, onClose }: Props) {
  const customer = useLabels(customerLabels);
  const common = useLabels(commonLabels);
  const text = customer.track.cancel.request;
  const call = phoneAddress(phone);
  const chat = whatsAppAddress(phone, text.message(orderId));
  return (
    <Dialog heading={text.heading(orderId)} startAtHeading onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">
          {problem && `${cancelProblemText(problem, { customer, common })} `}
          {text.body}
        </p>
        <p>
          {text.quote} <strong className="wrap-anywhere">#{orderId}</strong>
        </p>
        <div className="flex flex-col gap-3">
          {call && (
            <a href={call} className={buttonClass('primary')}>
              <Phone aria-hidden className="size-5 shrink-0" />
              {text.call(phone)}
            </a>
          )}
          {chat && (
            <a href={chat} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
              <MessageCircle aria-hidden className="size-5 shrink-0" />
              {text.whatsApp}
            </a>
          )}
          <Button variant="quiet" onClick={onClose}>
            {common.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
