import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { settingsLabels } from '@/i18n/en/backOffice/settings';
import { useLabels } from '@/i18n/labels';
import { captureInstallPrompt } from '@/services/platform/installOffer';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { changeOffice, selectOffice } from '@/store/preferences/officeChoices';
import { Button } from '@/ui/Button';
import { InstallDialog } from './InstallDialog';
import { useInstallState } from './useInstallState';

/** scripts/build/officeManifest.ts makes it. */
const MANIFEST = '/back-office.webmanifest';

/** The sidebar's card (spec §1): it offers the back office as an app, until it is installed or the card put away. */
export function UpgradeCard() {
  const { card: labels } = useLabels(settingsLabels);
  const dispatch = useAppDispatch();
  const { cardClosed } = useAppSelector(selectOffice);
  const installed = useInstallState() === 'installed';
  const [open, setOpen] = useState(false);
  useEffect(() => captureInstallPrompt(MANIFEST), []);
  const shown = !cardClosed && !installed;
  return (
    <>
      {shown && (
        <section aria-label={labels.heading} className="relative rounded-card bg-band p-3 text-on-band">
          <h2 className="pr-8 font-display text-lg leading-snug font-semibold">{labels.heading}</h2>
          <p className="mt-1 text-sm text-on-band-soft">{labels.lead}</p>
          <Button variant="accent" className="mt-3 w-full px-3! short:mt-2" onClick={() => setOpen(true)}>
            {labels.upgrade}
          </Button>
          <button
            type="button"
            aria-label={labels.close}
            onClick={() => dispatch(changeOffice({ cardClosed: true }))}
            className="absolute top-1 right-1 grid size-11 place-items-center rounded-control text-on-band-soft hover:text-on-band"
          >
            <X aria-hidden className="size-5" />
          </button>
        </section>
      )}
      {open && <InstallDialog onClose={() => setOpen(false)} />}
    </>
  );
}
