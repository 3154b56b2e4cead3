import { type ReactNode, useCallback, useState } from 'react';
import { accountLabels } from '@/i18n/en/account';
import { useLabels } from '@/i18n/labels';
import { useAuth } from '@/store/session/authContext';
import type { SessionUser } from '@/store/session/session';
import { Button } from '@/ui/Button';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { PageHeading } from '@/ui/PageHeading';
import { ChangePassword } from './ChangePassword';
import { PersonalInfo } from './PersonalInfo';
import { ProfileSection } from './ProfileSection';
import { useProfileEntry } from './useProfileEntry';

/** Null in a build without Google, which has no trace of it. */
const GoogleAccount = import.meta.env.VITE_GOOGLE_CLIENT_ID
  ? lazyPart(() => import('./GoogleAccount').then(part => part.GoogleAccount))
  : null;
const AddressBook = lazyPart(() => import('./AddressBook').then(part => part.AddressBook));

type SecurityProps = { readonly user: SessionUser };

/** The account's password, which is changed here and shown nowhere. */
function Security({ user }: SecurityProps) {
  const labels = useLabels(accountLabels).security;
  const [stage, setStage] = useState<'untouched' | 'open' | 'closed' | 'changed'>('untouched');
  const close = useCallback(() => setStage('closed'), []);
  const changed = useCallback(() => setStage('changed'), []);
  if (GoogleAccount && user.googleOnly) return <GoogleAccount user={user} />;
  return (
    <>
      {stage === 'open' ? (
        <ChangePassword user={user} onChanged={changed} onCancel={close} />
      ) : (
        <>
          <p className="max-w-prose text-ink-soft">{labels.lead}</p>
          <div>
            {/* The form is gone, and the focus with it. */}
            <Button variant="secondary" autoFocus={stage !== 'untouched'} onClick={() => setStage('open')}>
              {labels.change}
            </Button>
          </div>
        </>
      )}
      <p role="status" className={stage === 'changed' ? 'font-medium text-good' : 'sr-only'}>
        {stage === 'changed' && labels.changed}
      </p>
    </>
  );
}

type OwnDataProps = { readonly user: SessionUser };

/** What customers say of themselves, and their addresses: what is typed into either is in one history entry. */
function OwnData({ user }: OwnDataProps) {
  const { personal } = useLabels(accountLabels);
  const entry = useProfileEntry(user);
  return (
    <>
      <ProfileSection heading={personal.heading}>
        <PersonalInfo user={user} entry={entry} />
      </ProfileSection>
      {/* The height of an address book without addresses: its code comes later, and must not push down what is below it. */}
      <div className="min-h-52">
        <AddressBook user={user} entry={entry} />
      </div>
    </>
  );
}

type Props = {
  /** What else the page offers. */
  readonly children?: ReactNode;
};

/** Who is signed in, and what they can say and change about themselves (spec §2). */
export function ProfilePage({ children }: Props) {
  const labels = useLabels(accountLabels);
  const { user } = useAuth().session;
  if (!user) return null;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <div className="flex items-center gap-4">
        <span
          aria-hidden
          className="grid size-14 shrink-0 place-items-center rounded-full bg-brand font-display text-2xl font-semibold text-on-brand uppercase"
        >
          {[...(user.name || user.email)][0]}
        </span>
        <PageHeading title={labels.heading} />
      </div>
      <OwnData key={user.id} user={user} />
      <ProfileSection heading={labels.security.heading}>
        <Security key={user.id} user={user} />
      </ProfileSection>
      {children}
    </div>
  );
}
