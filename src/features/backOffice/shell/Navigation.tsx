import { NavLink } from 'react-router-dom';
import { PATHS } from '@/shared/paths';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { ROOMS } from './rooms';

const LINK = 'flex min-h-12 items-center gap-3 rounded-control px-4 font-medium transition-colors';

const linkClass = ({ isActive }: { isActive: boolean }): string =>
  `${LINK} ${isActive ? 'bg-brand text-on-brand' : 'text-ink-soft hover:bg-brand-soft hover:text-ink'}`;

type Props = { readonly onChoose?: () => void };

/** The links between the rooms of the back office. */
export function Navigation({ onChoose }: Props) {
  const text = useBackOfficeText().shell;
  return (
    <nav aria-label={text.nav}>
      <ul className="flex flex-col gap-1">
        {ROOMS.map(({ name, path, Icon }) => (
          <li key={name}>
            <NavLink
              to={path}
              // Every other room's address begins with the dashboard's.
              end={path === PATHS.dashboard}
              className={linkClass}
              {...(onChoose && { onClick: onChoose })}
            >
              <Icon aria-hidden className="size-5" />
              {text[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
