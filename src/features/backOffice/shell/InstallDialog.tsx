import { settingsLabels } from '@/i18n/en/backOffice/settings';
import { useLabels } from '@/i18n/labels';
import { askToInstall } from '@/services/platform/installOffer';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { useInstallState } from './useInstallState';

type Props = { readonly onClose: () => void };

/** Offers to install the back office on this device: by the browser's own question where it has one, else in words. */
export function InstallDialog({ onClose }: Props) {
  const { install: text } = useLabels(settingsLabels);
  const state = useInstallState();
  return (
    <Dialog heading={text.heading} onClose={onClose}>
      {state === 'installed' ? <p role="status">{text.installed}</p> : <p>{text.lead}</p>}
      {state === 'byHand' && (
        <>
          <p className="mt-4 font-semibold">{text.how}</p>
          <ul className="mt-2 flex list-disc flex-col gap-2 pl-5">
            <li>{text.steps.android}</li>
            <li>{text.steps.ios}</li>
            <li>{text.steps.desktop}</li>
          </ul>
        </>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {state === 'offered' ? text.notNow : text.close}
        </Button>
        {state === 'offered' && <Button onClick={() => void askToInstall()}>{text.install}</Button>}
      </div>
    </Dialog>
  );
}
