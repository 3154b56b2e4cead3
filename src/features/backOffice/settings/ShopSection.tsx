import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { NotSavedNotice } from '@/components/outbox/NotSaved';
import { settingsLabels } from '@/i18n/en/backOffice/settings';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { useOutboxPaused } from '@/sync/outbox/useOutboxPaused';
import { Button } from '@/ui/Button';
import { DiscardQuestion } from '@/ui/dialog/DiscardQuestion';
import { Notice } from '@/ui/Notice';
import { useUnsavedGuard } from '@/ui/unsavedGuard/useUnsavedGuard';
import type { ShopWithEdits } from './queuedShop';
import { ShopFields } from './ShopFields';
import { fieldName, shownValue } from './shopFieldLabels';
import { type ShopForm, useShopForm } from './useShopForm';

type ShopConflictProps = { readonly form: ShopForm };

/** Somebody else was faster: what each of the two would have, and the choice between them. */
function ShopConflict({ form }: ShopConflictProps) {
  const labels = useLabels(settingsLabels);
  const { language } = useLabels(commonLabels);
  const { conflict } = labels;
  return (
    <Notice tone="warn" urgent>
      <p className="font-bold">{conflict.heading}</p>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead>
            <tr>
              <th scope="col" className="py-1 pr-4">
                {conflict.field}
              </th>
              <th scope="col" className="py-1 pr-4">
                {conflict.yours}
              </th>
              <th scope="col" className="py-1">
                {conflict.current}
              </th>
            </tr>
          </thead>
          <tbody>
            {form.changed.map(field => (
              <tr key={field}>
                <th scope="row" className="py-1 pr-4 font-medium">
                  {fieldName(field, labels, language)}
                </th>
                <td className="py-1 pr-4 wrap-anywhere whitespace-pre-line">
                  {shownValue(form.draft, field, labels, language)}
                </td>
                <td className="py-1 wrap-anywhere whitespace-pre-line">
                  {shownValue(form.current, field, labels, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={form.undo}>
          {conflict.showCurrent}
        </Button>
        <Button variant="secondary" onClick={form.keepMine}>
          {conflict.keepMine}
        </Button>
      </div>
    </Notice>
  );
}

type Props = { readonly settings: ShopWithEdits };

/** What the shop charges, who sells, and whether customers may cancel. */
export function ShopSection({ settings }: Props) {
  const { shop: labels } = useLabels(settingsLabels);
  const form = useShopForm(settings);
  const isPaused = useOutboxPaused('back-office');
  const element = useRef<HTMLFormElement>(null);
  const { phase, unsaved, hasChanges } = form;
  const { pathname } = useLocation();
  const { asking, stay, leave } = useUnsavedGuard(hasChanges ? to => to?.pathname !== pathname : null);
  // The save finished while the question was open: nothing would be lost, so leave.
  useEffect(() => {
    if (asking && !hasChanges) leave();
  }, [asking, hasChanges, leave]);

  async function submit(): Promise<void> {
    if (await form.save()) return;
    // Once the problems are on the page.
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  return (
    <form
      ref={element}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div>
        <h2 className="font-display text-2xl font-semibold">{labels.heading}</h2>
        <p className="text-ink-soft">{labels.lead}</p>
      </div>
      {settings.waiting && isPaused && (
        <Notice tone="warn">
          <p className="font-bold">{labels.waiting}</p>
          <p>{labels.waitingHint}</p>
        </Notice>
      )}
      {settings.failed && unsaved === null && phase !== 'saving' && (
        <NotSavedNotice said={labels.changeFailed} />
      )}
      <ShopFields form={form} />
      {unsaved === 'conflict' && <ShopConflict form={form} />}
      {(unsaved === 'denied' || unsaved === 'notStored') && (
        <Notice tone="bad" urgent>
          {labels[unsaved]}
        </Notice>
      )}
      {phase === 'saved' && <Notice tone="good">{labels.saved}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-busy={phase === 'saving'} aria-disabled={phase === 'saving'}>
          {phase === 'saving' ? labels.saving : labels.save}
        </Button>
        {hasChanges && phase === 'editing' && (
          <Button variant="secondary" onClick={form.undo}>
            {labels.undo}
          </Button>
        )}
      </div>
      {asking && phase !== 'saving' && <DiscardQuestion onKeep={stay} onDiscard={leave} />}
    </form>
  );
}
