// @bundle on-demand

import { ForgottenPassword } from '@/components/session/ForgottenPassword';
import { googleSignInLabels } from '@/i18n/en/googleSignIn';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import type { SessionUser } from '@/store/session/session';

type Props = { readonly user: SessionUser };

/** That an account has no password, because its owner signs in with Google; and the way to one. */
export function GoogleAccount({ user }: Props) {
  const labels = useLabels(googleSignInLabels);
  return (
    <>
      <p className="max-w-prose text-ink-soft">{labels.noPassword}</p>
      <div>
        <ForgottenPassword
          area="storefront"
          email={user.email}
          returnLink={`${PATHS.login}?from=${PATHS.profile}`}
          label={labels.choosePassword}
        />
      </div>
    </>
  );
}
