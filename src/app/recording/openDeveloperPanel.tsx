import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { recordingLabels } from '@/i18n/en/recording';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import type { AppStore } from '../rootStore/store';
import { type SaveOutcome, saveSession } from './saveSession';

function SaveButton() {
  const labels = useLabels(recordingLabels).panel;
  const dispatch = useAppDispatch();
  const [saved, setSaved] = useState<SaveOutcome | null>(null);
  return (
    <aside
      aria-label={labels.label}
      className="fixed bottom-3 left-3 z-50 flex items-center gap-3 opacity-80"
    >
      <Button variant="secondary" onClick={async () => setSaved(await dispatch(saveSession()))}>
        {labels.save}
      </Button>
      <span role="status" className="text-sm text-ink-soft">
        {saved?.outcome === 'failed' && saved.reason}
      </span>
    </aside>
  );
}

type Props = { readonly store: AppStore };

/** In development, beside the app and not of it: saves the session of whichever area is open. */
function DeveloperPanel({ store }: Props) {
  return (
    <Provider store={store}>
      <SaveButton />
    </Provider>
  );
}

/** Puts the panel into a root of its own, so that no screen knows of it. */
export function openDeveloperPanel(store: AppStore): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<DeveloperPanel store={store} />);
}
