import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { dataCheckLabels } from '@/i18n/en/backOffice/dataCheck';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { toAsciiDigits } from '@/lib/number/digits';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { DiscardQuestion } from '@/ui/dialog/DiscardQuestion';
import type { DialogAddress } from '@/ui/dialog/useDialogAddress';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { useInvalidFocus } from '@/ui/form/useInvalidFocus';
import { Notice } from '@/ui/Notice';
import { ChangeTable } from './ChangeTable';
import { fixProblem } from './fix';
import { type Asked, askedOf, GIVEN_STATUSES, problemOf, suggestedValue } from './fixRules';
import type { Fixable } from './problem';
import { changesAsText, nameOf, noteOf } from './problemLabels';
import type { SkuOwners } from './productProblems';
import type { Fix, FixResult } from './saveFix';

type FixFieldProps = {
  readonly asked: Asked;
  readonly value: string;
  readonly problem: string | null;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
};

const INPUT = {
  date: { type: 'datetime-local' },
  price: { inputMode: 'decimal' },
  stock: { inputMode: 'numeric' },
  sku: { autoCapitalize: 'characters' },
} as const;

/** What only a person can say. */
function FixField({ asked, value, problem, readOnly, onChange }: FixFieldProps) {
  const labels = useLabels(dataCheckLabels);
  const { status: names } = useLabels(commonLabels);
  if (asked === null) return null;
  if (asked === 'status') {
    return (
      <SelectField
        label={labels.ask.status}
        problem={problem}
        value={value}
        options={[
          ...(value === '' ? [{ value: '', label: labels.choose }] : []),
          ...GIVEN_STATUSES.map(status => ({ value: status as string, label: names[status] })),
        ]}
        onChoose={onChange}
      />
    );
  }
  return (
    <TextField
      label={labels.ask[asked]}
      problem={problem}
      autoComplete="off"
      readOnly={readOnly}
      value={value}
      onChange={event => onChange(event.target.value)}
      {...INPUT[asked]}
    />
  );
}

type Props = {
  readonly problem: Fixable;
  readonly by: Fix['by'];
  readonly owners: SkuOwners;
  readonly address: DialogAddress<'fix'>;
  readonly onFixed: (words: string) => void;
};

/** What a fix would change, what it has to be told, and the fix itself. */
export function FixDialog({ problem, by, owners, address, onFixed }: Props) {
  const labels = useLabels(dataCheckLabels);
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const formId = useId();
  const [suggested] = useState(() => suggestedValue(problem, owners));
  const [value, setValue] = useState(suggested);
  const [refused, setRefused] = useState<{ readonly wrong?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  useInvalidFocus(form, refused);
  const [saving, setSaving] = useState(false);
  const [result, setResult] = useState<FixResult | null>(null);
  const wrong = problemOf(problem, value, owners);
  const name = nameOf(problem, labels);
  const note = noteOf(problem, labels);

  const { dialog, guardDialog, close, setAsking } = address;
  const [mine] = useState(dialog);
  const isFixed = result?.outcome === 'saved';
  const hasUnsaved = !isFixed && (saving || value !== suggested);
  useEffect(() => {
    guardDialog(hasUnsaved ? mine : null);
    // What is fixed goes from the list, and its dialog with it.
    return () => guardDialog(null);
  }, [guardDialog, hasUnsaved, mine]);
  function leave() {
    if (saving) return;
    if (hasUnsaved) setAsking(true);
    else close();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    setRefused(wrong ? { wrong } : {});
    if (wrong) return;
    setSaving(true);
    setResult(null);
    const fixed = await dispatch(fixProblem(problem, value, by));
    setSaving(false);
    setResult(fixed);
    if (fixed.outcome === 'saved') onFixed(labels.saved(name));
  }

  return (
    <>
      <Dialog heading={name} startAtHeading onClose={leave}>
        <form
          ref={form}
          id={formId}
          noValidate
          onSubmit={submit}
          aria-busy={saving}
          className="flex flex-col gap-4"
        >
          {note && <p className="text-ink-soft">{note}</p>}
          {askedOf(problem) && (
            <FixField
              asked={askedOf(problem)}
              value={value}
              problem={refused.wrong && wrong ? labels.wrong[wrong] : null}
              readOnly={saving}
              // As every other form takes them.
              onChange={typed => setValue(askedOf(problem) === 'sku' ? typed : toAsciiDigits(typed))}
            />
          )}
          <ChangeTable changes={changesAsText(problem, value, labels, common)} />
          {result?.outcome === 'refused' && (
            <Notice tone="bad" urgent>
              {labels[result.problem]}
            </Notice>
          )}
          {result?.outcome === 'failed' && (
            <Notice tone="bad" urgent>
              {labels.notSaved} {failureText(result.error, common)}
            </Notice>
          )}
        </form>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" aria-disabled={saving} onClick={leave}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} aria-disabled={saving}>
            {saving ? labels.applying : labels.apply}
          </Button>
        </div>
      </Dialog>
      {address.asking && !saving && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={close} />}
    </>
  );
}
