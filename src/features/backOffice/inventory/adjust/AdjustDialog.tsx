import { Minus, Plus } from 'lucide-react';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { BlockedCount } from '@/data/stock/blockedCounts';
import type { StockRow } from '@/data/stock/queuedStock';
import type { InventoryAddress } from '@/features/backOffice/inventory/shared/inventoryAddress';
import { itemLabel, problemText } from '@/features/backOffice/inventory/shared/stockLabels';
import { useDialogGuard } from '@/features/backOffice/inventory/shared/useDialogGuard';
import type { InventoryLabels } from '@/i18n/en/backOffice/inventory';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { DialogActions } from '@/ui/dialog/DialogActions';
import { DiscardQuestion } from '@/ui/dialog/DiscardQuestion';
import { Field } from '@/ui/form/Field';
import { CONTROL_CLASS } from '@/ui/form/fieldStyle';
import { PillChoice } from '@/ui/form/PillChoice';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { Notice } from '@/ui/Notice';
import { ADJUST_MODES, type AdjustProblem, inMode, REASONS, stepped } from './adjustRules';
import { CountQuestion } from './CountQuestion';
import { useAdjustment } from './useAdjustment';

type Props = {
  /** As it was when the dialog was opened. */
  readonly row: StockRow;
  /** As its list shows it by now. */
  readonly now: StockRow;
  /** Begins with a count. */
  readonly counting: boolean;
  /** A count of another form that is to be decided on, where the device stored nothing of it. */
  readonly unsavedCount: BlockedCount | null;
  readonly address: InventoryAddress;
  /** `waitingId`: of the command that the server has not answered; null when it is saved. */
  readonly onSaved: (row: StockRow, commandId: string, waitingId: string | null) => void;
};

function quantityProblem(
  problem: AdjustProblem | null,
  inStock: number,
  { adjusting, form }: InventoryLabels,
): string | null {
  switch (problem) {
    case null:
    case 'noteTooLong':
      return null;
    case 'notEnough':
      return adjusting.notEnough(inStock);
    case 'atLeastOne':
      return adjusting.atLeastOne;
    case 'required':
    case 'whole':
      return form.problems[problem];
  }
}

/** Bottles come, go, or are counted; why is written down with them. */
export function AdjustDialog({ row, now, counting, unsavedCount, address, onSaved }: Props) {
  const inventory = useLabels(inventoryLabels);
  const text = inventory.adjusting;
  const common = useLabels(commonLabels);
  const formId = useId();
  const quantity = useRef<HTMLInputElement>(null);
  const adjustment = useAdjustment({ opened: row, now, mode: counting ? 'count' : 'add', unsavedCount });
  const { asked, inStock, draft, problem, tries, after, refusal, failure, busy, saved, sentId, waitingId } =
    adjustment;
  const { change } = adjustment;
  const { item } = row;
  const isAsked = asked.length > 0;
  // What the device has stored waits for its decision there.
  const isStored = asked.every(({ entry }) => entry !== null);
  const hasChanges = isAsked ? !isStored : adjustment.hasChanges;
  const leave = useDialogGuard(address, { busy, saved, hasChanges });

  // Focus the quantity: it is what people open this dialog for.
  useLayoutEffect(() => {
    if (!isAsked) quantity.current?.focus();
  }, [isAsked]);
  useEffect(() => {
    if (tries > 0 && problem) quantity.current?.focus();
  }, [tries, problem]);
  useEffect(() => {
    if (saved) onSaved(row, sentId, waitingId);
  }, [saved, row, sentId, waitingId, onSaved]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void adjustment.save();
  }

  return (
    <>
      <Dialog heading={text.heading(itemLabel(item))} onClose={leave}>
        {isAsked ? (
          <>
            {failure && (
              <Notice tone="bad" urgent>
                {failureText(failure, common)}
              </Notice>
            )}
            <CountQuestion
              productId={item.id}
              blocked={asked}
              busy={busy}
              onApply={inStock => void adjustment.apply(inStock)}
              onCountAgain={adjustment.countAgain}
              onDiscard={async () => {
                await adjustment.discardBlocked();
                address.close();
              }}
            />
          </>
        ) : (
          <form
            id={formId}
            noValidate
            onSubmit={submit}
            aria-busy={busy}
            className="flex flex-col gap-5 outline-none"
          >
            {failure && (
              <Notice tone="bad" urgent>
                {failureText(failure, common)}
              </Notice>
            )}
            {refusal && (
              <Notice tone="bad" urgent>
                {problemText(refusal, inventory)}
              </Notice>
            )}
            <p className="text-ink-soft">{text.now(inStock)}</p>
            <PillChoice
              label={text.what}
              values={ADJUST_MODES}
              chosen={draft.mode}
              onChoose={mode => {
                if (!busy) change(inMode(draft, mode));
              }}
              nameOf={mode => text.modes[mode]}
            />
            <Field label={text.quantity[draft.mode]} problem={quantityProblem(problem, inStock, inventory)}>
              {control => (
                <div className="flex gap-2">
                  <StepButton
                    label={text.fewer}
                    Icon={Minus}
                    onStep={() => !busy && change({ quantity: stepped(draft.quantity, -1) })}
                  />
                  <input
                    ref={quantity}
                    className={`${CONTROL_CLASS} text-center text-xl font-semibold tabular-nums`}
                    inputMode="numeric"
                    autoComplete="off"
                    readOnly={busy}
                    value={draft.quantity}
                    onChange={event => change({ quantity: event.target.value })}
                    {...control}
                  />
                  <StepButton
                    label={text.more}
                    Icon={Plus}
                    onStep={() => !busy && change({ quantity: stepped(draft.quantity, 1) })}
                  />
                </div>
              )}
            </Field>
            {draft.mode !== 'count' && (
              <SelectField
                label={text.reason}
                value={draft.kind}
                options={REASONS[draft.mode].map(kind => ({ value: kind, label: text.reasons[kind] }))}
                onChoose={kind => {
                  if (!busy) change({ kind });
                }}
              />
            )}
            <TextAreaField
              label={text.note}
              hint={text.noteHint}
              problem={problem === 'noteTooLong' ? text.tooLong : null}
              rows={2}
              maxLength={500}
              readOnly={busy}
              value={draft.note}
              onChange={event => change({ note: event.target.value })}
            />
            <p role="status" className="min-h-7 text-lg font-semibold tabular-nums">
              {after !== null && text.result(inStock, after)}
            </p>
          </form>
        )}
        <DialogActions>
          <Button variant="secondary" className="px-4!" aria-disabled={busy} onClick={leave}>
            {isAsked ? text.question.later : common.cancel}
          </Button>
          {!isAsked && (
            <Button type="submit" className="px-4! whitespace-nowrap" form={formId} aria-disabled={busy}>
              {busy ? inventory.form.saving : text.save}
            </Button>
          )}
        </DialogActions>
      </Dialog>
      {address.asking && !busy && (
        <DiscardQuestion onKeep={() => address.setAsking(false)} onDiscard={address.close} />
      )}
    </>
  );
}

type StepProps = { readonly label: string; readonly Icon: typeof Plus; readonly onStep: () => void };

function StepButton({ label, Icon, onStep }: StepProps) {
  return (
    <Button variant="secondary" className="size-12 shrink-0 px-0!" aria-label={label} onClick={onStep}>
      <Icon aria-hidden className="size-5" />
    </Button>
  );
}
