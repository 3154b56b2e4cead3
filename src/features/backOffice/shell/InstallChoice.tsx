import { useState } from 'react';
import { settingsLabels } from '@/i18n/en/backOffice/settings';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { InstallDialog } from './InstallDialog';
import { useInstallState } from './useInstallState';

/** Offers the installation again after the card was dismissed. */
export function InstallChoice() {
  const { install: labels, card } = useLabels(settingsLabels);
  const state = useInstallState();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <h3 className="mb-2 font-semibold">{card.section}</h3>
      {state === 'installed' ? (
        <p className="text-ink-soft">{labels.installed}</p>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {labels.heading}
        </Button>
      )}
      {open && <InstallDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
