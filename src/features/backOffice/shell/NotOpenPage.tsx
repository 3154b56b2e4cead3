import { DoorClosed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PATHS } from '@/shared/paths';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { buttonClass } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';

/** Stands for every room that is still being built, and says so. */
export function NotOpenPage() {
  const text = useBackOfficeText().shell;
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-5 py-16 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand">
        <DoorClosed aria-hidden className="size-8" />
      </span>
      <PageHeading title={text.notOpen} />
      <p className="text-ink-soft">{text.notOpenHint}</p>
      <Link to={PATHS.adminOrders} className={buttonClass()}>
        {text.toOrders}
      </Link>
    </div>
  );
}
