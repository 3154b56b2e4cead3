import { Outlet, useLocation } from 'react-router-dom';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { useAuth } from '@/store/session/authContext';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import { Redirect } from '@/ui/Redirect';

/** Pages of a signed-in customer; others sign in first and come back with what the page was given. */
export function RequireCustomer() {
  const text = useLabels(commonLabels);
  const { session } = useAuth();
  const { pathname, state } = useLocation();
  switch (session.status) {
    case 'loading':
      return <FullScreenSpinner label={text.loading} />;
    case 'signedOut':
      return <Redirect to={PATHS.login} state={{ from: pathname, fromState: state }} />;
    case 'signedIn':
      return <Outlet />;
  }
}
