import { useState } from 'react';
import { ProfileSection } from '@/features/storefront/profile/ProfileSection';
import { accountLabels } from '@/i18n/en/account';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { Button } from '@/ui/Button';
import { type SaveMyDataOutcome, saveMyData } from './saveMyData';

/** Everything the shop keeps of a customer, for themselves. */
export function DownloadMyData() {
  const text = useLabels(accountLabels).data;
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const [saved, setSaved] = useState<SaveMyDataOutcome | 'preparing' | null>(null);
  if (!user) return null;
  const outcome = saved === 'preparing' ? null : saved;
  return (
    <ProfileSection heading={text.heading}>
      <p className="max-w-prose text-ink-soft">{text.lead}</p>
      <div>
        <Button
          variant="secondary"
          aria-disabled={saved === 'preparing'}
          onClick={async () => {
            if (saved === 'preparing') return;
            setSaved('preparing');
            setSaved(await dispatch(saveMyData(user)));
          }}
        >
          {saved === 'preparing' ? text.preparing : text.download}
        </Button>
      </div>
      <p role="status" className={outcome ? 'font-medium wrap-anywhere' : 'sr-only'}>
        {outcome?.outcome === 'saved' && text.saved(outcome.name)}
        {outcome?.outcome === 'failed' && `${text.failed} ${failureText(outcome.error, common)}`}
      </p>
    </ProfileSection>
  );
}
