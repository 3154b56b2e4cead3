import { ListChecks } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useBackOfficeText } from '@/i18n/backOfficeText';
import { PATHS } from '@/lib/paths';
import { buttonClass } from '@/ui/Button';

/** The way to the data check, from the rooms that tell of single problems. */
export function DataCheckLink() {
  const text = useBackOfficeText().room;
  return (
    <Link to={PATHS.dataCheck} className={buttonClass('secondary')}>
      <ListChecks aria-hidden className="size-5" />
      {text.dataCheck}
    </Link>
  );
}
