import { useEffect, useState, useSyncExternalStore } from 'react';
import { shellLabels } from '@/i18n/en/shell';
import { useLabels } from '@/i18n/labels';
import {
  askToInstall,
  holdInstallOffer,
  isOfferAnswered,
  noteOfferAnswered,
  readInstallState,
  watchInstallState,
} from '@/services/platform/installOffer';
import { Button } from '@/ui/Button';

/** Offers a customer the shop as an app: a row of the footer, where the browser can install it, until it is answered. */
export function InstallRow() {
  const { install: labels } = useLabels(shellLabels);
  const state = useSyncExternalStore(watchInstallState, readInstallState);
  const [answered, setAnswered] = useState(isOfferAnswered);
  useEffect(() => holdInstallOffer(), []);
  if (state !== 'offered' || answered) return null;
  const answer = () => {
    noteOfferAnswered();
    setAnswered(true);
  };
  return (
    <section aria-label={labels.heading} className="mt-6 flex flex-wrap items-center gap-3">
      <p className="min-w-52 flex-1 text-on-band-soft">{labels.lead}</p>
      <Button
        variant="accent"
        onClick={() => {
          answer();
          void askToInstall();
        }}
      >
        {labels.install}
      </Button>
      <button type="button" className="min-h-11 px-3 text-on-band underline" onClick={answer}>
        {labels.notNow}
      </button>
    </section>
  );
}
