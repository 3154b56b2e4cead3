// @bundle customer-only

import { useState } from 'react';
import { ProfilePage } from '@/features/storefront/profile/ProfilePage';
import { recordingLabels } from '@/i18n/en/recording';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { DownloadMyData } from '../account/DownloadMyData';
import { type SaveOutcome, saveSession } from './saveSession';

/** For a customer whose app misbehaves: saves the session as a file they can pass on. */
function SendToSupport() {
  const labels = useLabels(recordingLabels).support;
  const dispatch = useAppDispatch();
  const [saved, setSaved] = useState<SaveOutcome | null>(null);
  return (
    <section className="flex flex-col items-start gap-4 rounded-card bg-surface p-6 shadow-card sm:p-8">
      <h2 className="font-display text-xl font-semibold">{labels.heading}</h2>
      <p className="max-w-prose text-ink-soft">{labels.lead}</p>
      <Button variant="secondary" onClick={async () => setSaved(await dispatch(saveSession()))}>
        {labels.send}
      </Button>
      <p role="status" className={saved ? 'font-medium wrap-anywhere' : 'sr-only'}>
        {saved && (saved.outcome === 'saved' ? labels.saved(saved.name) : labels.failed)}
      </p>
    </section>
  );
}

/** The profile, with what knows more than the profile: all of a customer's data, and the whole session. */
export function ProfileScreen() {
  return (
    <ProfilePage>
      <DownloadMyData />
      <SendToSupport />
    </ProfilePage>
  );
}
