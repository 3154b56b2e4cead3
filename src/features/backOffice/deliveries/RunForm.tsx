import { useRef, useState } from 'react';
import * as v from 'valibot';
import type { RunFields } from '@/domain/run/runChanges';
import type { Person } from '@/domain/staff/people';
import { deliveriesLabels } from '@/i18n/en/backOffice/deliveries/deliveries';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { typedLine } from '@/lib/text/textSchemas';
import { parseDay } from '@/lib/time/periods';
import { slotText } from '@/lib/time/slot';
import { Button } from '@/ui/Button';
import { DialogActions } from '@/ui/dialog/DialogActions';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { useInvalidFocus } from '@/ui/form/useInvalidFocus';

type Props = {
  readonly first: RunFields;
  readonly drivers: readonly Person[];
  readonly slots: readonly string[];
  readonly submit: string;
  readonly onSubmit: (fields: RunFields) => void;
  readonly onClose: () => void;
};

/** What staff decide of a run: its name, driver, day and time. */
export function RunForm({ first, drivers, slots, submit, onSubmit, onClose }: Props) {
  const { run: labels } = useLabels(deliveriesLabels);
  const common = useLabels(commonLabels);
  const [fields, setFields] = useState(first);
  const [problems, setProblems] = useState<{ readonly name?: true; readonly day?: true }>({});
  const form = useRef<HTMLFormElement>(null);
  useInvalidFocus(form, problems);
  const name = v.parse(typedLine, fields.name);
  const hasDay = parseDay(fields.day) !== null;
  const edit = (change: Partial<RunFields>) => setFields(current => ({ ...current, ...change }));
  // The run's driver stays in the list, even if they are not a driver any more.
  const known = drivers.map(({ id, name: driverName }) => ({ driver: id, driverName }));
  const all =
    known.some(({ driver }) => driver === first.driver) || first.driver === '' ? known : [first, ...known];

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={event => {
        event.preventDefault();
        setProblems({ ...(name === '' && { name: true }), ...(!hasDay && { day: true }) });
        if (name !== '' && hasDay) onSubmit({ ...fields, name });
      }}
    >
      <TextField
        label={labels.name}
        value={fields.name}
        maxLength={MAX_CHARS.runName}
        problem={problems.name && name === '' ? labels.nameProblem : null}
        onChange={event => edit({ name: event.target.value })}
      />
      <SelectField
        label={labels.driver}
        value={fields.driver}
        options={[
          { value: '', label: labels.noDriver },
          ...all.map(({ driver, driverName }) => ({ value: driver, label: driverName })),
        ]}
        onChoose={driver =>
          edit({ driver, driverName: all.find(one => one.driver === driver)?.driverName ?? '' })
        }
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={labels.day}
          type="date"
          value={fields.day}
          problem={problems.day && !hasDay ? labels.dayProblem : null}
          onChange={event => edit({ day: event.target.value })}
        />
        <SelectField
          label={labels.time}
          value={fields.slot}
          options={['', ...new Set([...slots, first.slot].filter(Boolean))].map(slot => ({
            value: slot,
            label: slot === '' ? labels.anyTime : slotText(slot, common.language),
          }))}
          onChoose={slot => edit({ slot })}
        />
      </div>
      <DialogActions>
        <Button variant="secondary" className="px-4!" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" className="px-4!">
          {submit}
        </Button>
      </DialogActions>
    </form>
  );
}
