// @bundle staff-only

import { Link } from 'react-router-dom';
import { staffPagesLabels } from '@/i18n/en/backOffice/staffPages';
import { shellLabels } from '@/i18n/en/shell';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { buttonClass } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';

/** Not-found page of the back office, with its navigation (spec §2's 404 leads out of it). */
export function StaffPageNotFound() {
  const { heading, message } = useLabels(shellLabels).notFound;
  const { dashboard } = useLabels(staffPagesLabels);
  return (
    <div className="flex flex-col items-center gap-4 px-6 pt-[12vh] text-center">
      <PageHeading title={heading} className="text-display" />
      <p className="text-lg">{message}</p>
      <Link to={PATHS.dashboard} className={buttonClass('primary', 'mt-2')}>
        {dashboard}
      </Link>
    </div>
  );
}
