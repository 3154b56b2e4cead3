import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '@/shared/paths';
import { useShellText } from '@/shared/text/shellText';
import { buttonClass } from '@/shared/ui/Button';
import { DawnScene } from '@/shared/ui/DawnScene';
import { PageHeading } from '@/shared/ui/PageHeading';

type Props = {
  /** What lies on the shore. */
  readonly children?: ReactNode;
};

/** Any path that is nobody's (spec §2). */
export function NotFoundPage({ children }: Props) {
  const text = useShellText().notFound;
  return (
    <main className="relative isolate flex min-h-dvh flex-col overflow-hidden bg-linear-to-b from-sky to-sky-low">
      <DawnScene className="absolute bottom-0 left-0 -z-10 h-[45%] w-full" />
      <div className="flex flex-col items-center gap-4 px-6 pt-[12vh] text-center">
        <PageHeading title={text.heading} className="text-display" />
        <p className="text-lg">{text.message}</p>
        <Link to={PATHS.landing} className={buttonClass('primary', 'mt-2')}>
          {text.home}
        </Link>
      </div>
      {children}
    </main>
  );
}
