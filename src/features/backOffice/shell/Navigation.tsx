import { NavLink } from 'react-router-dom';
import { backOfficeLabels } from '@/i18n/en/backOffice';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { MORE_ROOMS, ROOMS } from './rooms';

const linkClass =
  (size: string) =>
  ({ isActive }: { isActive: boolean }): string =>
    `flex items-center gap-3 rounded-control px-4 transition-colors ${size} ${isActive ? 'bg-brand text-on-brand' : 'text-ink-soft hover:bg-brand-soft hover:text-ink'}`;

type Props = { readonly onChoose?: () => void };

/** The links between the rooms of the back office: the five of the spec, and smaller those beside them. */
export function Navigation({ onChoose }: Props) {
  const text = useLabels(backOfficeLabels).shell;
  const chosen = onChoose && { onClick: onChoose };
  return (
    <>
      <nav aria-label={text.nav}>
        <ul className="flex flex-col gap-1">
          {ROOMS.map(({ name, path, Icon }) => (
            <li key={name}>
              <NavLink
                to={path}
                // Every other room's address begins with the dashboard's.
                end={path === PATHS.dashboard}
                className={linkClass('min-h-11 font-medium')}
                {...chosen}
              >
                <Icon aria-hidden className="size-5" />
                {text[name]}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={text.more}>
        <p className="px-4 pb-1 text-sm font-semibold text-ink-soft">{text.more}</p>
        <ul className="flex flex-col gap-1">
          {MORE_ROOMS.map(({ name, path }) => (
            <li key={name}>
              <NavLink to={path} className={linkClass('min-h-11 text-sm')} {...chosen}>
                {text[name]}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
