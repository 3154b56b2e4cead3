import type { ReactNode } from 'react';
import type { StaffLink } from '@/components/page/staffPage';
import { UpgradeCard } from './lazyParts';
import { Navigation } from './Navigation';
import { OfficeBrand } from './OfficeBrand';

type Props = {
  /** How the app looks and speaks. */
  readonly display: ReactNode;
  /** What the navigation leads to. */
  readonly pages: readonly StaffLink[];
};

/** The sidebar, always there: of wide screens 256 px (spec §9), of a tablet's a rail of icons beside the menu's button. */
export function Sidebar({ pages, display }: Props) {
  return (
    <aside className="sticky top-0 hidden h-dvh w-13 shrink-0 flex-col gap-4 overflow-x-hidden overflow-y-auto border-r border-line bg-surface px-1 py-3 md:flex lg:w-64 lg:p-4 short:gap-2 short:pt-2 short:pb-0">
      <div className="max-lg:hidden">
        <OfficeBrand />
      </div>
      <Navigation pages={pages} rail />
      <div className="mt-auto flex flex-col gap-4 text-ink-soft max-lg:hidden short:gap-2">
        <UpgradeCard />
        {display}
      </div>
    </aside>
  );
}
