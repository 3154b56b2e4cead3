import { Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '@/entities/user/authContext';
import { PATHS } from '@/shared/paths';
import { useCommonText } from '@/shared/text/commonText';
import { FullScreenSpinner } from '@/shared/ui/FullScreenSpinner';
import { Redirect } from '@/shared/ui/Redirect';

/** Pages of a signed-in customer; others sign in first and come back with what the page was given. */
export function RequireCustomer() {
  const text = useCommonText();
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
