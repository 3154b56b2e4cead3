import { useState } from 'react';
import { dayText } from '@/components/order/deliveryText';
import type { Order } from '@/domain/order/order';
import { placeOf } from '@/domain/order/orderPlace';
import { isFull, type PlannedRun } from '@/domain/run/plan';
import { MAX_STOPS } from '@/domain/run/run';
import type { RunFields } from '@/domain/run/runChanges';
import type { Person } from '@/domain/staff/people';
import { deliveriesLabels } from '@/i18n/en/backOffice/deliveries/deliveries';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { parseDay, type ShopDay } from '@/lib/time/periods';
import { slotText } from '@/lib/time/slot';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { DialogActions } from '@/ui/dialog/DialogActions';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { RunForm } from './RunForm';

type FormProps = {
  readonly drivers: readonly Person[];
  readonly slots: readonly string[];
  readonly onClose: () => void;
};

/** What a new run for these orders is called: by their area and the time of the day. */
function useNewRun(orders: readonly Order[], day: ShopDay): RunFields {
  const { run: labels } = useLabels(deliveriesLabels);
  const [first] = orders;
  const slot = first?.delivery?.slot ?? '';
  const hour = Number(slot.slice(0, 2));
  const part =
    slot && (hour < 12 ? labels.part.morning : hour < 17 ? labels.part.afternoon : labels.part.evening);
  const place = first && (first.delivery?.area || placeOf(first).locality);
  const name = [place || labels.nameWithoutArea, part].filter(Boolean).join(', ');
  return { day, slot, name: Array.from(name).slice(0, 60).join(''), driver: '', driverName: '' };
}

type AddProps = FormProps & {
  readonly orders: readonly Order[];
  readonly day: ShopDay;
  readonly runs: readonly PlannedRun[];
  readonly onAdd: (run: PlannedRun) => void;
  readonly onCreate: (fields: RunFields) => void;
};

/** Puts orders into a run: one tap where it is there already. Without orders it makes a run only. */
export function AddDialog({ orders, day, runs, onAdd, onCreate, ...form }: AddProps) {
  const { add: labels, run: runLabels } = useLabels(deliveriesLabels);
  const { language } = useLabels(commonLabels);
  const first = useNewRun(orders, day);
  const open = runs.filter(({ run }) => run.state !== 'closed');
  const canCreate = orders.length <= MAX_STOPS;
  return (
    <Dialog
      heading={orders.length === 0 ? runLabels.add : labels.heading(orders.length)}
      onClose={form.onClose}
    >
      {orders.length > 0 && (
        <section aria-label={labels.runs} className="mb-6">
          <h3 className="font-semibold">{labels.runs}</h3>
          {open.length === 0 && <p className="mt-1 text-ink-soft">{labels.none}</p>}
          <ul className="mt-2 flex flex-col gap-2">
            {open.map(planned => {
              const { run, stops } = planned;
              const full = isFull(planned, orders);
              const about = [run.slot && slotText(run.slot, language), run.driverName || runLabels.noDriver];
              return (
                <li key={run.id}>
                  <Button
                    variant="secondary"
                    className="w-full justify-between! text-left"
                    aria-disabled={full}
                    onClick={() => !full && onAdd(planned)}
                  >
                    <span className="min-w-0">
                      <span className="block wrap-anywhere">{run.name}</span>
                      <span className="block text-sm font-normal text-ink-soft wrap-anywhere">
                        {about.filter(Boolean).join(' · ')}
                      </span>
                    </span>
                    <span className="shrink-0 text-sm text-ink-soft tabular-nums">
                      {runLabels.stops(stops.length)}
                    </span>
                  </Button>
                </li>
              );
            })}
          </ul>
          {(open.some(one => isFull(one, orders)) || !canCreate) && (
            <p className="mt-2 text-sm text-ink-soft">{labels.full(MAX_STOPS)}</p>
          )}
        </section>
      )}
      {orders.length > 0 && canCreate && <h3 className="mb-3 font-semibold">{labels.newRun}</h3>}
      {canCreate && (
        <RunForm
          first={first}
          submit={orders.length === 0 ? runLabels.create : runLabels.createAndAdd(orders.length)}
          onSubmit={onCreate}
          {...form}
        />
      )}
    </Dialog>
  );
}

type EditProps = FormProps & {
  readonly planned: PlannedRun;
  readonly onSave: (fields: RunFields) => void;
};

/** Another name, driver, day or time for a run. */
export function EditDialog({ planned: { run }, onSave, ...form }: EditProps) {
  const { run: labels } = useLabels(deliveriesLabels);
  const { day, slot, name, driver, driverName } = run;
  return (
    <Dialog heading={labels.edit} onClose={form.onClose}>
      <RunForm
        first={{ day, slot, name, driver, driverName }}
        submit={labels.save}
        onSubmit={onSave}
        {...form}
      />
    </Dialog>
  );
}

type RescheduleProps = {
  readonly orders: readonly Order[];
  readonly today: ShopDay;
  readonly slots: readonly string[];
  readonly onMove: (day: ShopDay, slot: string) => void;
  readonly onClose: () => void;
};

/** Another day for orders, and another slot for those that have one. */
export function RescheduleDialog({ orders, today, slots, onMove, onClose }: RescheduleProps) {
  const { reschedule: labels } = useLabels(deliveriesLabels);
  const common = useLabels(commonLabels);
  const [day, setDay] = useState('');
  const [slot, setSlot] = useState('');
  const [tried, setTried] = useState(false);
  const isDay = parseDay(day) !== null && day >= today;
  return (
    <Dialog heading={labels.heading(orders.length)} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={event => {
          event.preventDefault();
          setTried(true);
          if (isDay) onMove(day, slot);
        }}
      >
        <p className="text-ink-soft">{labels.hint}</p>
        <TextField
          label={labels.day}
          type="date"
          min={today}
          value={day}
          problem={tried && !isDay ? labels.problem : null}
          onChange={event => setDay(event.target.value)}
        />
        {orders.some(({ delivery }) => delivery) && (
          <SelectField
            label={labels.time}
            value={slot}
            options={['', ...slots].map(value => ({
              value,
              label: value === '' ? labels.same : slotText(value, common.language),
            }))}
            onChoose={setSlot}
          />
        )}
        <DialogActions>
          <Button variant="secondary" className="px-4!" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" className="px-4!">
            {labels.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type StartProps = {
  readonly planned: PlannedRun;
  readonly today: ShopDay;
  readonly onStart: () => void;
  readonly onClose: () => void;
};

/** What starting a run does, before it is done: customers are told that their order is on its way. */
export function StartDialog({ planned: { run, stops }, today, onStart, onClose }: StartProps) {
  const { run: labels } = useLabels(deliveriesLabels);
  const common = useLabels(commonLabels);
  return (
    <Dialog heading={labels.starting.heading(run.name)} onClose={onClose}>
      <p>{labels.starting.body(stops.length)}</p>
      <p className="mt-2 text-ink-soft">
        {run.driver === '' ? labels.starting.noDriver : labels.starting.driver(run.driverName)}
      </p>
      {run.day !== today && (
        <p className="mt-2 font-semibold text-warn">{dayText(run.day, common.language)}</p>
      )}
      <DialogActions>
        <Button variant="secondary" className="px-4!" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button className="px-4!" onClick={onStart}>
          {labels.starting.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
