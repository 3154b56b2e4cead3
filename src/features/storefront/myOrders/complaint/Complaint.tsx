import { Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { parseComplaintProblem } from '@/domain/order/complaint';
import type { Order } from '@/domain/order/order';
import type { Shop } from '@/domain/shop/shop';
import { commonLabels } from '@/i18n/en/common';
import { complaintLabels } from '@/i18n/en/complaint';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { phoneAddress } from '@/lib/text/contact';
import { formatDateTime } from '@/lib/time/dates';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { commandsSelector } from '@/sync/outbox/commandsSelector';
import { discardCommand } from '@/sync/outbox/discardCommand';
import { ownerKey } from '@/sync/outbox/outboxSlice';
import { Button, buttonClass } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { ComplaintDialog } from './ComplaintDialog';

const selectComplaints = commandsSelector('complain');

/** The last complaint of an order in its owner's outbox. */
function useAskedHere(orderId: string, userId: string): CommandRecord | undefined {
  const asked = useAppSelector(state =>
    selectComplaints(state, ownerKey({ area: 'storefront', uid: userId })),
  );
  return asked.findLast(
    ({ payload }) =>
      typeof payload === 'object' && payload !== null && 'orderId' in payload && payload.orderId === orderId,
  );
}

type ToldProps = { readonly phone: string; readonly children: ReactNode };

/** What was said is known, and how to say more. */
function Told({ phone, children }: ToldProps) {
  const labels = useLabels(complaintLabels);
  const call = phoneAddress(phone);
  return (
    <Notice tone="info">
      {children}
      {call && (
        <a href={call} className={buttonClass('secondary', 'mt-3')}>
          <Phone aria-hidden className="size-5 shrink-0" />
          {labels.call(phone)}
        </a>
      )}
    </Notice>
  );
}

type Props = {
  readonly order: Order;
  readonly userId: string;
  readonly shop: Shop;
  /** The button goes with the answer: the focus needs another place. */
  readonly onAnswered: () => void;
};

type StateProps = Props & { readonly onTell: () => void };

/** What was said of an order and how far it has got, or where to say it. */
function ComplaintState({ order, userId, shop, onAnswered, onTell }: StateProps) {
  const labels = useLabels(complaintLabels);
  const { toOutbox } = useLabels(customerLabels).track;
  const { language } = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const entry = useAskedHere(order.id, userId);
  const { complaint } = order;
  const words = (kind: keyof typeof labels.kinds, text: string) =>
    [labels.kinds[kind], text].filter(Boolean).join(': ');

  if (complaint) {
    return (
      <Told phone={shop.supportPhone}>
        <p>{labels.told(formatDateTime(complaint.at, language))}</p>
        <p className="line-clamp-6 font-normal wrap-anywhere whitespace-pre-line">
          {words(complaint.kind, complaint.text)}
        </p>
      </Told>
    );
  }
  switch (entry?.status) {
    case 'pending':
    case 'sending':
      return (
        <Notice tone="warn">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p>{entry.status === 'sending' && entry.failure === null ? labels.sending : labels.saved}</p>
            <Link
              to={PATHS.outbox}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {toOutbox}
            </Link>
          </div>
        </Notice>
      );
    case 'done':
      return <Told phone={shop.supportPhone}>{labels.toldNow}</Told>;
    case 'failed':
      return (
        <Notice tone="bad" urgent>
          <p>
            {labels.refused} {labels.problems[parseComplaintProblem(entry.failure?.reason)]}
          </p>
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => void dispatch(discardCommand(entry)).then(onAnswered)}
          >
            {labels.understood}
          </Button>
        </Notice>
      );
    default:
      if (order.status !== 'delivered') return null;
      return (
        <Button variant="secondary" onClick={onTell}>
          {labels.action}
        </Button>
      );
  }
}

/** Something wrong with an order that came. */
export function Complaint(props: Props) {
  const { order, userId, onAnswered } = props;
  const [telling, setTelling] = useState(false);
  const close = () => setTelling(false);
  return (
    <>
      {/* Beside its button, to which a dialog gives the focus back. */}
      {telling && (
        <ComplaintDialog
          orderId={order.id}
          userId={userId}
          onClose={close}
          onTold={() => {
            close();
            onAnswered();
          }}
        />
      )}
      <ComplaintState {...props} onTell={() => setTelling(true)} />
    </>
  );
}
