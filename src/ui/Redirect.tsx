import { Navigate, type NavigateProps } from 'react-router-dom';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { FullScreenSpinner } from './FullScreenSpinner';

/** Goes elsewhere. Until the other screen is there this one says that it is coming: `Navigate` by itself shows an empty page. */
export function Redirect(props: Pick<NavigateProps, 'to' | 'state'>) {
  const { loading } = useLabels(commonLabels);
  return (
    <>
      <Navigate {...props} replace />
      <FullScreenSpinner label={loading} />
    </>
  );
}
