import { settingsLabels } from '@/i18n/en/backOffice/settings';
import { useLabels } from '@/i18n/labels';
import { showInstallPrompt } from '@/services/platform/installOffer';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { useInstallState } from './useInstallState';

type Props = { readonly onClose: () => void };

/** Offers to install the back office on this device: by the browser's own question where it has one, else in words. */
export function InstallDialog({ onClose }: Props) {
  const { install: labels } = useLabels(settingsLabels);
  const state = useInstallState();
  return (
    <Dialog heading={labels.heading} onClose={onClose}>
      {state === 'installed' ? <p role="status">{labels.installed}</p> : <p>{labels.lead}</p>}
      {state === 'byHand' && (
        <>
          <p className="mt-4 font-semibold">{labels.how}</p>
          <ul className="mt-2 flex list-disc flex-col gap-2 pl-5">
            <li>{labels.steps.android}</li>
            <li>{labels.steps.ios}</li>
            <li>{labels.steps.desktop}</li>
          </ul>
        </>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {state === 'offered' ? labels.notNow : labels.close}
        </Button>
        {state === 'offered' && <Button onClick={() => void showInstallPrompt()}>{labels.install}</Button>}
      </div>
    </Dialog>
  );
}
