import { canRedirect } from '@/domain/order/edit/statusMove';
import { ORDER_STATUSES, type Order } from '@/domain/order/order';
import { paidPaise } from '@/domain/order/payment/payment';
import { isMissingAlreadyCounted } from '@/domain/run/runRules';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { useAppSelector } from '@/store/hooks';
import { selectMirrored } from '@/sync/mirror/mirrorSelectors';
import { useMirror } from '@/sync/mirror/useMirror';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { Notice } from '@/ui/Notice';
import { type EditDraft, type EditProblems, isCancelling } from './editOrderRules';

/** What would leave the stock twice: of an order that failed in a run that is closed by now. */
function AlreadyCountedNotice({ order }: { readonly order: Order }) {
  const { alreadyCounted } = useLabels(staffOrderLabels).edit;
  useMirror('runs');
  const runs = useAppSelector(state => selectMirrored(state, 'runs')?.rows);
  if (!runs || !isMissingAlreadyCounted(order, Object.values(runs))) return null;
  return <Notice tone="warn">{alreadyCounted}</Notice>;
}

type CancellationFieldsProps = {
  readonly order: Order;
  readonly draft: EditDraft;
  /** What is wrong with the reason. */
  readonly problem: string | undefined;
  readonly readOnly: boolean;
  readonly onEdit: (change: Partial<EditDraft>) => void;
};

/** Of an order that is being cancelled: what becomes of its bottles, and why. */
function CancellationFields({ order, draft, problem, readOnly, onEdit }: CancellationFieldsProps) {
  const text = useLabels(staffOrderLabels).edit;
  const paid = paidPaise(order);
  const choices = [
    { restock: true, label: text.restock },
    { restock: false, label: text.noRestock },
  ];
  return (
    <div className="flex flex-col gap-4 rounded-control bg-sunken p-4 sm:col-span-2">
      <fieldset>
        <legend className="text-sm font-semibold">{text.bottles}</legend>
        {choices.map(({ restock, label }) => (
          <label key={label} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="restock"
              className="size-5 shrink-0 accent-brand"
              checked={draft.restock === restock}
              onChange={() => onEdit({ restock })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {order.attempt && !draft.restock && <AlreadyCountedNotice order={order} />}
      {paid > 0 && <Notice tone="warn">{text.giveBack(formatRupees(paid))}</Notice>}
      <TextAreaField
        label={text.reason}
        rows={2}
        problem={problem}
        readOnly={readOnly}
        value={draft.reason}
        onChange={event => onEdit({ reason: event.target.value })}
      />
    </div>
  );
}

/** The select's stand-in for a stored status that is none of the five. */
const NONE = '';

type Props = {
  /** As the person saw it. */
  readonly order: Order;
  readonly draft: EditDraft;
  readonly problems: EditProblems;
  readonly readOnly: boolean;
  readonly onEdit: (change: Partial<EditDraft>) => void;
};

export function EditFields({ order, draft, problems, readOnly, onEdit }: Props) {
  const text = useLabels(adminOrdersLabels).dialog;
  const words = useLabels(staffOrderLabels).edit;
  const { status: names } = useLabels(commonLabels);
  const labelsFor = (problem: keyof typeof words.problems | undefined) => problem && words.problems[problem];
  const { status } = order;
  const where =
    status === null || status === 'pending' || status === 'processing' ? null : words.delivery[status];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={text.status}
        problem={labelsFor(problems.status)}
        value={draft.status ?? NONE}
        options={[
          ...(draft.status === null ? [{ value: NONE, label: text.statusUnknown } as const] : []),
          ...ORDER_STATUSES.map(status => ({ value: status, label: names[status] })),
        ]}
        onChoose={status => onEdit({ status: status || null })}
      />
      {isCancelling(draft, order) && (
        <CancellationFields
          order={order}
          draft={draft}
          problem={labelsFor(problems.reason)}
          readOnly={readOnly}
          onEdit={onEdit}
        />
      )}
      {where && (
        <div className="sm:col-span-2">
          <Notice tone={order.status === 'shipped' ? 'warn' : 'info'}>{where}</Notice>
        </div>
      )}
      {canRedirect(order) && (
        <TextField
          label={words.phone}
          problem={labelsFor(problems.phone)}
          type="tel"
          autoComplete="off"
          readOnly={readOnly}
          value={draft.phone}
          onChange={event => onEdit({ phone: event.target.value })}
        />
      )}
      <div className="sm:col-span-2">
        <TextField
          label={text.email}
          problem={labelsFor(problems.email)}
          type="email"
          autoComplete="off"
          readOnly={readOnly}
          value={draft.email}
          onChange={event => onEdit({ email: event.target.value })}
        />
      </div>
      {canRedirect(order) && (
        <div className="sm:col-span-2">
          <TextAreaField
            label={words.address}
            problem={labelsFor(problems.shippingAddress)}
            autoComplete="off"
            rows={2}
            readOnly={readOnly}
            value={draft.shippingAddress}
            onChange={event => onEdit({ shippingAddress: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}
