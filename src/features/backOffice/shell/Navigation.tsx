import { NavLink } from 'react-router-dom';
import type { StaffLink } from '@/components/page/staffPage';
import { backOfficeLabels } from '@/i18n/en/backOffice/backOffice';
import { staffPagesLabels } from '@/i18n/en/backOffice/staffPages';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';

const linkClass =
  (size: string) =>
  ({ isActive }: { isActive: boolean }): string =>
    `flex items-center gap-3 rounded-control transition-colors ${size} ${isActive ? 'bg-brand text-on-brand' : 'text-ink-soft hover:bg-brand-soft hover:text-ink'}`;

type Props = {
  readonly pages: readonly StaffLink[];
  readonly onChoose?: () => void;
  /** Icons alone where the screen is not wide; their names are there for who cannot see them, and under a pointer. */
  readonly rail?: boolean;
};

/** The links between the pages of the back office: the main ones, and smaller those beside them. */
export function Navigation({ pages, onChoose, rail = false }: Props) {
  const labels = useLabels(backOfficeLabels).shell;
  const names = useLabels(staffPagesLabels);
  const chosen = onChoose && { onClick: onChoose };
  const padding = rail ? 'px-3 lg:px-4' : 'px-4';
  const nameClass = rail ? 'max-lg:sr-only' : undefined;
  return (
    <>
      <nav aria-label={labels.nav}>
        <ul className="flex flex-col gap-1 short:gap-0">
          {pages
            .filter(({ menu }) => menu === 'main')
            .map(({ label, path, Icon }) => (
              <li key={label}>
                <NavLink
                  to={path}
                  // Every other page's address begins with the dashboard's.
                  end={path === PATHS.dashboard}
                  className={linkClass(`min-h-11 font-medium ${padding}`)}
                  title={rail ? names[label] : undefined}
                  {...chosen}
                >
                  <Icon aria-hidden className="size-5 shrink-0" />
                  <span className={nameClass}>{names[label]}</span>
                </NavLink>
              </li>
            ))}
        </ul>
      </nav>
      <nav aria-label={labels.more}>
        <p
          className={`px-4 pb-1 text-sm short:pb-0 font-semibold text-ink-soft ${rail ? 'max-lg:hidden' : ''}`}
        >
          {labels.more}
        </p>
        <ul className="flex flex-col gap-1 short:gap-0">
          {pages
            .filter(({ menu }) => menu === 'more')
            .map(({ label, path, Icon }) => (
              <li key={label}>
                <NavLink
                  to={path}
                  className={linkClass(`min-h-11 text-sm ${padding}`)}
                  title={rail ? names[label] : undefined}
                  {...chosen}
                >
                  <Icon aria-hidden className="size-5 shrink-0" />
                  <span className={nameClass}>{names[label]}</span>
                </NavLink>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
}
