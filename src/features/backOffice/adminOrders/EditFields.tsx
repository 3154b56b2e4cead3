import { ORDER_STATUSES } from '@/entities/order/order';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useCommonText } from '@/shared/text/commonText';
import { SelectField } from '@/shared/ui/SelectField';
import { TextField } from '@/shared/ui/TextField';
import type { EditDraft, EditProblems } from './editOrderRules';

/** The select's stand-in for a stored status that is none of the five. */
const NONE = '';

type Props = {
  readonly draft: EditDraft;
  readonly problems: EditProblems;
  readonly readOnly: boolean;
  readonly onEdit: (change: Partial<EditDraft>) => void;
};

export function EditFields({ draft, problems, readOnly, onEdit }: Props) {
  const text = useBackOfficeText().orders.dialog;
  const { status: names } = useCommonText();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={text.status}
        problem={problems.status ? text.statusMissing : null}
        value={draft.status ?? NONE}
        options={[
          ...(draft.status === null ? [{ value: NONE, label: text.statusUnknown } as const] : []),
          ...ORDER_STATUSES.map(status => ({ value: status, label: names[status] })),
        ]}
        onChoose={status => onEdit({ status: status || null })}
      />
      <TextField
        label={text.email}
        problem={problems.email ? text.emailInvalid : null}
        type="email"
        autoComplete="off"
        readOnly={readOnly}
        value={draft.email}
        onChange={event => onEdit({ email: event.target.value })}
      />
    </div>
  );
}
