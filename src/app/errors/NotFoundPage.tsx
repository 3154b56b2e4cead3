// @bundle not-found

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shellLabels } from '@/i18n/en/shell';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { buttonClass } from '@/ui/Button';
import { DawnScene } from '@/ui/DawnScene';
import { PageHeading } from '@/ui/PageHeading';

type Props = {
  /** Drawn in front of the scene, on the shore of the lake. */
  readonly children?: ReactNode;
};

/** Any path that is nobody's (spec §2). */
export function NotFoundPage({ children }: Props) {
  const labels = useLabels(shellLabels).notFound;
  return (
    <main className="relative isolate flex min-h-dvh flex-col overflow-hidden bg-linear-to-b from-sky to-sky-low">
      <DawnScene className="absolute bottom-0 left-0 -z-10 h-[45%] w-full" />
      <div className="flex flex-col items-center gap-4 px-6 pt-[12vh] text-center">
        <PageHeading title={labels.heading} className="text-display" />
        <p className="text-lg">{labels.message}</p>
        <Link to={PATHS.landing} className={buttonClass('primary', 'mt-2')}>
          {labels.home}
        </Link>
      </div>
      {children}
    </main>
  );
}
