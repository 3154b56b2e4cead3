import { CloudOff, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Order } from '@/entities/order/order';
import { StatusBadge } from '@/entities/order/StatusBadge';
import { PATHS } from '@/shared/paths';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useCommonText } from '@/shared/text/commonText';
import { editProblemText } from './editProblemText';
import type { EditsOfOrder, SetAsideEdit } from './queuedEdits';

type Props = { readonly order: Order; readonly edits: EditsOfOrder | undefined };

/** An order's status, and whether it is only this device's so far. */
export function OrderStatusMark({ order, edits }: Props) {
  const text = useBackOfficeText().orders.queued;
  const setAside = edits?.setAside.at(-1);
  return (
    <div className="flex flex-col items-start gap-1.5">
      <StatusBadge status={order.status} />
      {edits?.waiting && (
        <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-warn">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {text.waiting}
        </span>
      )}
      {setAside && <SetAsideMark {...setAside} />}
    </div>
  );
}

function SetAsideMark({ edit, problem }: SetAsideEdit) {
  const text = useBackOfficeText().orders;
  const common = useCommonText();
  return (
    <div className="max-w-64 text-sm">
      <p className="flex items-start gap-1.5 font-semibold text-bad">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {text.queued.notSaved(common.status[edit.status])}
      </p>
      <p className="text-ink-soft wrap-anywhere">{editProblemText(problem, text, common)}</p>
      <Link
        to={PATHS.adminOutbox}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline"
      >
        {text.queued.toOutbox}
      </Link>
    </div>
  );
}
