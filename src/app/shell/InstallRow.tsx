import { useEffect, useSyncExternalStore } from 'react';
import { shellLabels } from '@/i18n/en/shell';
import { useLabels } from '@/i18n/labels';
import {
  captureInstallPrompt,
  readInstallState,
  showInstallPrompt,
  watchInstallState,
} from '@/services/platform/installOffer';

/** The shop as an app, for who looks for it: in the footer, where the browser can install it. My Orders have a card that offers it. */
export function InstallRow() {
  const { installApp } = useLabels(shellLabels);
  const state = useSyncExternalStore(watchInstallState, readInstallState);
  useEffect(() => captureInstallPrompt(), []);
  return (
    state === 'offered' && (
      <button
        type="button"
        className="mt-6 min-h-11 text-on-band underline"
        onClick={() => void showInstallPrompt()}
      >
        {installApp}
      </button>
    )
  );
}
