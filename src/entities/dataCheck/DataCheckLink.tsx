import { ListChecks } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PATHS } from '@/shared/paths';
import { useDataCheckText } from '@/shared/text/dataCheckText';
import { buttonClass } from '@/shared/ui/Button';

/** The way to the data check, from the rooms that tell of single problems. */
export function DataCheckLink() {
  const text = useDataCheckText();
  return (
    <Link to={PATHS.dataCheck} className={buttonClass('secondary')}>
      <ListChecks aria-hidden className="size-5" />
      {text.link}
    </Link>
  );
}
