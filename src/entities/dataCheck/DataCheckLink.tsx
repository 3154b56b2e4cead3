import { ListChecks } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PATHS } from '@/shared/paths';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { buttonClass } from '@/shared/ui/Button';

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
