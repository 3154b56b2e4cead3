import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { backOfficeLabels } from '@/i18n/en/backOffice/backOffice';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { buttonClass } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

const PLAIN_LINK = 'inline-flex min-h-11 items-center font-semibold text-brand underline';

type LinkProps = { readonly className?: string };

/** Leads to what waits, and to what could not be saved. */
export function OutboxLink({ className = PLAIN_LINK }: LinkProps) {
  const { toOutbox } = useLabels(backOfficeLabels).page;
  return (
    <Link to={PATHS.adminOutbox} className={className}>
      {toOutbox}
    </Link>
  );
}

type BadgeProps = { readonly what: string; readonly why: string };

/** Beside an order, a customer or a line as the server has it: a change that could not be saved, why, and where it is stored. */
export function NotSavedBadge({ what, why }: BadgeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 rounded-control bg-bad-soft px-4 py-2 text-sm">
      <div className="min-w-48 flex-1 py-1">
        <p className="font-semibold text-bad">{what}</p>
        <p className="wrap-anywhere">{why}</p>
      </div>
      <OutboxLink />
    </div>
  );
}

type NoticeProps = {
  /** `warn`: nothing is lost, and something asks for a decision. */
  readonly tone?: 'bad' | 'warn';
  /** How much it is. */
  readonly said: ReactNode;
  /** The changes that have no place of their own. */
  readonly children?: ReactNode;
};

/** Over a list or a form: that changes could not be saved, which may be of what is on another page. */
export function NotSavedNotice({ tone = 'bad', said, children }: NoticeProps) {
  return (
    <Notice tone={tone}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-60 flex-1">{said}</div>
        <OutboxLink className={buttonClass('secondary')} />
      </div>
      {children}
    </Notice>
  );
}
