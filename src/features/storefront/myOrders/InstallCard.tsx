// @bundle on-demand

import { useEffect, useState, useSyncExternalStore } from 'react';
import { installCardLabels } from '@/i18n/en/installCard';
import { shellLabels } from '@/i18n/en/shell';
import { useLabels } from '@/i18n/labels';
import {
  captureInstallPrompt,
  isIosDevice,
  isOfferMade,
  noteOfferMade,
  readInstallState,
  showInstallPrompt,
  watchInstallState,
} from '@/services/platform/installOffer';
import { Button } from '@/ui/Button';

/** Offers the shop as an app to who has ordered twice, on one visit: by the browser's own question, or in two steps. */
export function InstallCard() {
  const { installApp } = useLabels(shellLabels);
  const labels = useLabels(installCardLabels);
  const state = useSyncExternalStore(watchInstallState, readInstallState);
  const [over, setOver] = useState(isOfferMade);
  useEffect(() => captureInstallPrompt(), []);
  const byHand = state === 'byHand' && isIosDevice();
  const shown = !over && (byHand || state === 'offered');
  useEffect(() => {
    if (shown) noteOfferMade();
  }, [shown]);
  if (!shown) return null;
  const close = () => setOver(true);
  return (
    <section aria-label={installApp} className="rounded-card border border-line bg-surface px-5 py-4">
      <h2 className="font-semibold">{installApp}</h2>
      <p className="mt-1 text-ink-soft">{labels.lead}</p>
      {byHand && (
        <ol className="mt-2 list-decimal pl-5">
          <li>{labels.share}</li>
          <li>{labels.add}</li>
        </ol>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {byHand ? (
          <Button variant="secondary" onClick={close}>
            {labels.done}
          </Button>
        ) : (
          <Button
            variant="secondary"
            onClick={() => {
              close();
              void showInstallPrompt();
            }}
          >
            {labels.install}
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          {labels.notNow}
        </Button>
      </div>
    </section>
  );
}
