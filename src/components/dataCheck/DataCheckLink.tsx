import { ListChecks } from 'lucide-react';
import { Link } from 'react-router-dom';
import { backOfficeLabels } from '@/i18n/en/backOffice/backOffice';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { buttonClass } from '@/ui/Button';

/** The way to the data check, from the pages that tell of single problems. */
export function DataCheckLink() {
  const labels = useLabels(backOfficeLabels).page;
  return (
    <Link to={PATHS.dataCheck} className={buttonClass('secondary')}>
      <ListChecks aria-hidden className="size-5" />
      {labels.dataCheck}
    </Link>
  );
}
