import type { ReactNode } from 'react';
import type { StaffLink } from '@/components/page/staffPage';
import { Brand } from './Brand';
import { UpgradeCard } from './lazyParts';
import { Navigation } from './Navigation';

type Props = {
  /** How the app looks and speaks. */
  readonly display: ReactNode;
  /** What the navigation leads to. */
  readonly pages: readonly StaffLink[];
};

/** The sidebar of wide screens: 256 px, always there (spec §9). */
export function Sidebar({ pages, display }: Props) {
  return (
    <aside className="sticky top-0 hidden h-dvh w-64 shrink-0 flex-col gap-4 overflow-y-auto border-r border-line bg-surface p-4 lg:flex">
      <Brand />
      <Navigation pages={pages} />
      <div className="mt-auto flex flex-col gap-4 text-ink-soft">
        <UpgradeCard />
        {display}
      </div>
    </aside>
  );
}
