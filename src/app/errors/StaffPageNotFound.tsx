// @bundle staff-only

import { Link } from 'react-router-dom';
import { staffPagesLabels } from '@/i18n/en/backOffice/staffPages';
import { shellLabels } from '@/i18n/en/shell';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { buttonClass } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';

/** Not-found page of the back office, within its navigation: staff go on to their dashboard, or home as from any 404 (spec §2). */
export function StaffPageNotFound() {
  const { heading, message, home } = useLabels(shellLabels).notFound;
  const { dashboard } = useLabels(staffPagesLabels);
  return (
    <div className="flex flex-col items-center gap-4 px-6 pt-[12vh] text-center">
      <PageHeading title={heading} className="text-display" />
      <p className="text-lg">{message}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Link to={PATHS.dashboard} className={buttonClass()}>
          {dashboard}
        </Link>
        <Link to={PATHS.landing} className={buttonClass('secondary')}>
          {home}
        </Link>
      </div>
    </div>
  );
}
