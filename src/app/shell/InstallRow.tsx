import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { shellLabels } from '@/i18n/en/shell';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import {
  captureInstallPrompt,
  isOfferAnswered,
  noteOfferAnswered,
  readInstallState,
  showInstallPrompt,
  watchInstallState,
} from '@/services/platform/installOffer';
import { Button } from '@/ui/Button';

/**
 * Offers a customer the shop as an app: a row of the footer, where the browser can install it, until it is answered. My Orders
 * have a card for it.
 */
export function InstallRow() {
  const { install: labels } = useLabels(shellLabels);
  const state = useSyncExternalStore(watchInstallState, readInstallState);
  const answered = useSyncExternalStore(watchInstallState, isOfferAnswered);
  const { pathname } = useLocation();
  useEffect(() => captureInstallPrompt(), []);
  if (state !== 'offered' || answered || pathname === PATHS.trackOrder) return null;
  return (
    <section aria-label={labels.heading} className="mt-6 flex flex-wrap items-center gap-3">
      <p className="min-w-52 flex-1 text-on-band-soft">{labels.lead}</p>
      <Button
        variant="accent"
        onClick={() => {
          noteOfferAnswered();
          void showInstallPrompt();
        }}
      >
        {labels.install}
      </Button>
      <button type="button" className="min-h-11 px-3 text-on-band underline" onClick={noteOfferAnswered}>
        {labels.notNow}
      </button>
    </section>
  );
}
