import { accountLabels } from '@/i18n/en/account';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppSelector } from '@/store/hooks';
import { PasswordField } from '@/ui/form/PasswordField';
import { TextField } from '@/ui/form/TextField';
import { Notice } from '@/ui/Notice';
import type { useEmailChange } from './useEmailChange';

type Props = {
  /** The account's address as it is. */
  readonly current: string;
  readonly googleOnly: boolean;
  readonly email: string;
  /** Whether another address was typed than the account's. */
  readonly changed: boolean;
  readonly change: ReturnType<typeof useEmailChange>;
  readonly onEdit: (email: string) => void;
};

/** The address one signs in with and, once it is to be another, the password that this takes. Never queued. */
export function EmailFields({ current, googleOnly, email, changed, change, onEdit }: Props) {
  const labels = useLabels(accountLabels).email;
  const common = useLabels(commonLabels);
  const online = useAppSelector(selectOnline);
  const problemOf = (field: 'email' | 'password') =>
    change.problem?.field === field ? labels.problems[change.problem.problem] : null;
  return (
    <>
      <TextField
        label={labels.label}
        hint={googleOnly ? undefined : labels.hint}
        readOnly={googleOnly}
        name="email"
        type="email"
        autoComplete="email"
        aria-required
        value={email}
        problem={problemOf('email')}
        onChange={event => {
          change.edited();
          onEdit(event.target.value);
        }}
      />
      {changed && (
        <>
          {/* For the password manager: whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={current} readOnly hidden />
          <PasswordField
            label={labels.password}
            hint={labels.passwordHint}
            name="password"
            autoComplete="current-password"
            aria-required
            value={change.password}
            problem={problemOf('password')}
            onChange={event => change.editPassword(event.target.value)}
          />
          {!online && <Notice tone="warn">{labels.offline}</Notice>}
          {change.failure && (
            <Notice tone="bad" urgent>
              {labels.failed} {failureText(change.failure, common)}
            </Notice>
          )}
        </>
      )}
    </>
  );
}
