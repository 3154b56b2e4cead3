import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { AREA_LIMITS } from '@/domain/delivery/areaSchema';
import { settingsLabels } from '@/i18n/en/backOffice/settings';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { weekdayName } from '@/lib/time/weekday';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { Notice } from '@/ui/Notice';
import {
  type AreaDraft,
  type AreaProblems,
  areaDetails,
  areaProblemText,
  hourText,
  newAreaDraft,
  WEEKDAYS,
} from './areaFormRules';

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

type DaysProps = {
  readonly label: string;
  readonly days: readonly number[];
  readonly problem: string | null;
  readonly onChange: (days: readonly number[]) => void;
};

/** Days of the week, from Monday. */
export function WeekdayChoice({ label, days, problem, onChange }: DaysProps) {
  const { language } = useLabels(commonLabels);
  const problemId = useId();
  return (
    <fieldset aria-describedby={problem ? problemId : undefined} className="sm:col-span-2">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {WEEKDAYS.map(day => (
          <label
            key={day}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-surface px-3 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="checkbox"
              className="size-5 accent-brand"
              aria-invalid={problem ? true : undefined}
              checked={days.includes(day)}
              onChange={({ target }) =>
                onChange(WEEKDAYS.filter(each => (each === day ? target.checked : days.includes(each))))
              }
            />
            {weekdayName(day, language)}
          </label>
        ))}
      </div>
      {problem && (
        <p id={problemId} role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

type AreaProps = {
  readonly area: AreaDraft;
  readonly problems: AreaProblems;
  readonly readOnly: boolean;
  readonly onChange: (area: AreaDraft) => void;
  readonly onDone: () => void;
  readonly onRemove: () => void;
};

function AreaForm({ area, problems, readOnly, onChange, onDone, onRemove }: AreaProps) {
  const labels = useLabels(settingsLabels).areas;
  const { language } = useLabels(commonLabels);
  const called = area.name || labels.unnamed;
  const typed = (field: 'name' | 'pins' | 'slots' | 'fee') => ({
    label: labels[field],
    problem: areaProblemText(problems[field], labels),
    value: area[field],
    readOnly,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...area, [field]: target.value }),
  });
  return (
    <fieldset className="grid gap-5 rounded-card border border-line p-4 sm:grid-cols-2">
      <legend className="px-1 font-semibold wrap-anywhere">{called}</legend>
      <TextField {...typed('name')} hint={labels.nameHint} />
      <TextField {...typed('fee')} inputMode="decimal" />
      <div className="sm:col-span-2">
        <TextAreaField {...typed('pins')} hint={labels.pinsHint} rows={2} spellCheck={false} />
      </div>
      <WeekdayChoice
        label={labels.days}
        days={area.days}
        problem={areaProblemText(problems.days, labels)}
        onChange={days => onChange({ ...area, days })}
      />
      <TextField {...typed('slots')} hint={labels.slotsHint} spellCheck={false} />
      <SelectField
        label={labels.cutOff}
        value={String(area.cutOff)}
        options={HOURS.map(hour => ({ value: String(hour), label: hourText(hour, labels, language) }))}
        onChoose={hour => onChange({ ...area, cutOff: Number(hour) })}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button variant="secondary" onClick={onDone}>
          {labels.done}
        </Button>
        <Button variant="quiet" onClick={onRemove}>
          {labels.remove(called)}
        </Button>
      </div>
    </fieldset>
  );
}

type Props = {
  readonly areas: readonly AreaDraft[];
  /** Of each area, in their order; absent where nothing is wrong. */
  readonly problems: readonly AreaProblems[] | undefined;
  /** What delivery costs elsewhere: a new area begins with it. */
  readonly fee: string;
  readonly readOnly: boolean;
  /** Whether anything of the form is still to be saved. */
  readonly hasChanges: boolean;
  readonly onChange: (areas: readonly AreaDraft[]) => void;
};

/** Where the shop delivers and when: a line each, and a form of the one that is being edited. */
export function AreaFields({ areas, problems, fee, readOnly, hasChanges, onChange }: Props) {
  const labels = useLabels(settingsLabels);
  const { areas: text } = labels;
  const { language } = useLabels(commonLabels);
  const [open, setOpen] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ readonly area: AreaDraft; readonly at: number } | null>(null);
  if (removed && !hasChanges) setRemoved(null);
  const isFull = areas.length >= AREA_LIMITS.areas;

  const remove = (area: AreaDraft, at: number) => {
    setRemoved({ area, at });
    onChange(areas.filter(({ key }) => key !== area.key));
  };
  const add = () => {
    const area = newAreaDraft(areas, fee);
    setOpen(area.key);
    onChange([...areas, area]);
  };
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-1 font-display text-xl font-semibold">{labels.shop.areas}</legend>
      <p className="text-ink-soft">{areas.length === 0 ? text.none : text.lead}</p>
      {areas.map((area, at) => {
        const found = problems?.[at] ?? {};
        const called = area.name || text.unnamed;
        return area.key === open || Object.keys(found).length > 0 ? (
          <AreaForm
            key={area.key}
            area={area}
            problems={found}
            readOnly={readOnly}
            onChange={changed => {
              setOpen(area.key);
              onChange(areas.map(each => (each.key === area.key ? changed : each)));
            }}
            onDone={() => setOpen(null)}
            onRemove={() => remove(area, at)}
          />
        ) : (
          <div
            key={area.key}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line p-4"
          >
            <div className="min-w-48 flex-1 wrap-anywhere">
              <p className="font-semibold">{called}</p>
              <p className="text-ink-soft">{areaDetails(area, text, language)}</p>
            </div>
            <div className="flex gap-2">
              <Button
                variant="secondary"
                className="px-3!"
                aria-label={text.edit(called)}
                onClick={() => setOpen(area.key)}
              >
                <Pencil aria-hidden className="size-4" />
              </Button>
              <Button
                variant="quiet"
                className="px-3!"
                aria-label={text.remove(called)}
                onClick={() => remove(area, at)}
              >
                <Trash2 aria-hidden className="size-4" />
              </Button>
            </div>
          </div>
        );
      })}
      {removed && !areas.some(({ key }) => key === removed.area.key) && (
        <Notice tone="info">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="wrap-anywhere">{text.removed(removed.area.name || text.unnamed)}</span>
            {!isFull && (
              <Button
                variant="secondary"
                onClick={() => {
                  onChange([...areas.slice(0, removed.at), removed.area, ...areas.slice(removed.at)]);
                  setRemoved(null);
                }}
              >
                {text.undo}
              </Button>
            )}
          </div>
        </Notice>
      )}
      {isFull ? (
        <p className="text-sm text-ink-soft">{text.full(AREA_LIMITS.areas)}</p>
      ) : (
        <Button variant="secondary" className="w-fit" onClick={add}>
          {text.add}
        </Button>
      )}
    </fieldset>
  );
}
