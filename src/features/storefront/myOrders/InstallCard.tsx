// @bundle on-demand

import { useEffect, useSyncExternalStore } from 'react';
import { installCardLabels } from '@/i18n/en/installCard';
import { shellLabels } from '@/i18n/en/shell';
import { useLabels } from '@/i18n/labels';
import {
  captureInstallPrompt,
  isIosDevice,
  isOfferAnswered,
  noteOfferAnswered,
  readInstallState,
  showInstallPrompt,
  watchInstallState,
} from '@/services/platform/installOffer';
import { Button } from '@/ui/Button';

/** Offers the shop as an app to who has ordered twice, until it is answered: by the browser's own question, or in two steps. */
export function InstallCard() {
  const { install: labels } = useLabels(shellLabels);
  const steps = useLabels(installCardLabels);
  const state = useSyncExternalStore(watchInstallState, readInstallState);
  const answered = useSyncExternalStore(watchInstallState, isOfferAnswered);
  useEffect(() => captureInstallPrompt(), []);
  const byHand = state === 'byHand' && isIosDevice();
  if (answered || !(byHand || state === 'offered')) return null;
  return (
    <section aria-label={labels.heading} className="rounded-card border border-line bg-surface px-5 py-4">
      <h2 className="font-semibold">{labels.heading}</h2>
      <p className="mt-1 text-ink-soft">{labels.lead}</p>
      {byHand && (
        <ol className="mt-2 list-decimal pl-5">
          <li>{steps.share}</li>
          <li>{steps.add}</li>
        </ol>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {byHand ? (
          <Button variant="secondary" onClick={noteOfferAnswered}>
            {steps.done}
          </Button>
        ) : (
          <Button
            variant="secondary"
            onClick={() => {
              noteOfferAnswered();
              void showInstallPrompt();
            }}
          >
            {labels.install}
          </Button>
        )}
        <Button variant="quiet" onClick={noteOfferAnswered}>
          {labels.notNow}
        </Button>
      </div>
    </section>
  );
}
