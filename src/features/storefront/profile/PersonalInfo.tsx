import { useCallback, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAsOf } from '@/components/mirror/useAsOf';
import { renewTokenOnReturn } from '@/data/user/accountThunks';
import { accountLabels } from '@/i18n/en/account';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { useAppDispatch } from '@/store/hooks';
import type { SessionUser } from '@/store/session/session';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { ProfileForm } from './ProfileForm';
import { useProfile } from './useProfile';
import type { OpenedProfile } from './useProfileEntry';

type LinkSentProps = { readonly to: string; readonly current: string };

/** That an address is on its way to becoming another one, and what holds until then. */
function LinkSent({ to, current }: LinkSentProps) {
  const labels = useLabels(accountLabels).email;
  const dispatch = useAppDispatch();
  // Opening the link ends this session; who comes back from the mail is told at once, not within the hour.
  useLayoutEffect(() => dispatch(renewTokenOnReturn()), [dispatch]);
  return (
    <Notice tone="info">
      <p className="font-semibold">{labels.linkSent(to, current)}</p>
      <p>{labels.linkHint}</p>
    </Notice>
  );
}

type ProfileLinesProps = {
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  /** What stands in the place of an empty value. */
  readonly missing: string;
};

/** What is known of somebody, a line each. */
function ProfileLines({ lines, missing }: ProfileLinesProps) {
  return (
    <dl className="grid min-w-0 gap-5 sm:grid-cols-2">
      {lines.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
          <dd className={`mt-0.5 text-lg whitespace-pre-line wrap-anywhere ${value ? '' : 'text-ink-soft'}`}>
            {value || missing}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Props = { readonly user: SessionUser; readonly entry: OpenedProfile };

/** Who the customer is and where they live, with the way to change it (spec §2). */
export function PersonalInfo({ user, entry }: Props) {
  const account = useLabels(accountLabels);
  const text = account.personal;
  const common = useLabels(commonLabels);
  const { opened, linkSentTo, saveDraft, saveLinkSent, saveReplaced, forgetDraft } = entry;
  const { profile, loading, error, readAt, waiting, failed, refresh } = useProfile(user);
  const asOf = useAsOf(readAt);
  const [editing, setEditing] = useState(opened.draft !== undefined);
  const [saved, setSaved] = useState(false);
  const [closed, setClosed] = useState(false);
  const close = useCallback(() => {
    setEditing(false);
    setClosed(true);
    forgetDraft();
  }, [forgetDraft]);
  const onSaved = useCallback(() => {
    setSaved(true);
    close();
  }, [close]);

  // In the places that the answer will take, so that nothing on the page moves when it comes.
  // What nobody could read yet is not said to be missing.
  const missing = loading ? common.loading : readAt ? text.notSaid : '—';
  const lines = [
    { label: text.name, value: profile.name },
    { label: account.email.label, value: user.email },
    { label: text.phone, value: profile.phone },
    { label: text.address, value: profile.address },
  ];
  return (
    <>
      {error && (
        <Notice tone={readAt ? 'info' : 'warn'}>
          <p>
            {asOf ? `${common.asOf(asOf)}${common.language.fullStop}` : text.notRead}{' '}
            {failureText(error, common)}
          </p>
          <Button variant="secondary" className="mt-3" onClick={refresh}>
            {common.retry}
          </Button>
        </Notice>
      )}
      {waiting && !editing && (
        <Notice tone="warn">
          <p className="font-semibold">{text.waiting}</p>
          <p>{text.waitingHint}</p>
        </Notice>
      )}
      {failed && !editing && (
        <Notice tone="bad">
          {text.changeFailed}{' '}
          <Link to={PATHS.outbox} className="underline">
            {text.toOutbox}
          </Link>
        </Notice>
      )}
      {editing ? (
        <ProfileForm
          user={user}
          profile={profile}
          entry={closed ? {} : opened}
          onTyped={saveDraft}
          onLinkSent={saveLinkSent}
          onStaysRefused={saveReplaced}
          onSaved={onSaved}
          onWaiting={close}
          onCancel={close}
        />
      ) : (
        <>
          <ProfileLines lines={lines} missing={missing} />
          <div>
            <Button
              variant="secondary"
              disabled={loading}
              // The form is gone, and the focus with it.
              autoFocus={closed}
              onClick={() => {
                setSaved(false);
                setEditing(true);
              }}
            >
              {text.edit}
            </Button>
          </div>
        </>
      )}
      {/* Under the button, which has the focus by then: above, it may be out of sight. */}
      {linkSentTo !== undefined && <LinkSent to={linkSentTo} current={user.email} />}
      <p role="status" className={saved ? 'font-medium text-good' : 'sr-only'}>
        {saved ? text.saved : loading && text.loading}
      </p>
    </>
  );
}
