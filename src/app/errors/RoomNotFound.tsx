import { Link } from 'react-router-dom';
import { useBackOfficeText } from '@/i18n/backOfficeText';
import { useShellText } from '@/i18n/shellText';
import { PATHS } from '@/lib/paths';
import { buttonClass } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';

/** An address inside the back office that no room has: its navigation stays beside it (spec §2's 404 leads out of it). */
export function RoomNotFound() {
  const { heading, message } = useShellText().notFound;
  const { shell } = useBackOfficeText();
  return (
    <div className="flex flex-col items-center gap-4 px-6 pt-[12vh] text-center">
      <PageHeading title={heading} className="text-display" />
      <p className="text-lg">{message}</p>
      <Link to={PATHS.dashboard} className={buttonClass('primary', 'mt-2')}>
        {shell.dashboard}
      </Link>
    </div>
  );
}
