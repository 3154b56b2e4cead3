import { staffOrderLabels } from '@/i18n/en/staffOrder';
import { useLabels } from '@/i18n/labels';
import { TextAreaField } from '@/ui/form/TextAreaField';
import type { EditDraft } from './editOrderRules';

type Props = {
  readonly draft: EditDraft;
  /** What is wrong with the reason. */
  readonly problem: string | undefined;
  readonly readOnly: boolean;
  readonly onEdit: (change: Partial<EditDraft>) => void;
};

/** Of an order that is being cancelled: what becomes of its bottles, and why. */
export function CancellationFields({ draft, problem, readOnly, onEdit }: Props) {
  const text = useLabels(staffOrderLabels).edit;
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
