import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BottleArt } from '@/components/product/BottleArt';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { DawnScene } from '@/ui/DawnScene';
import { ArrowIcon } from '@/ui/icons';
import { PageHeading } from '@/ui/PageHeading';

type Props = { readonly title: string; readonly lead?: string | undefined; readonly children: ReactNode };

/** A page without the shop's header and footer, about somebody's account. */
export function AccountFrame({ title, lead, children }: Props) {
  const labels = useLabels(customerLabels).login;
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_1.1fr]">
      <div
        aria-hidden
        className="relative hidden overflow-hidden bg-linear-to-b from-sky to-sky-low lg:block"
      >
        <DawnScene className="absolute bottom-0 left-0 h-3/5 w-full" />
        <BottleArt size="1L" category="premium" className="absolute right-[34%] bottom-[3%] h-[56%]" />
        <BottleArt size="330ml" category="compact" className="absolute right-[14%] bottom-[1%] h-1/2" />
      </div>
      <main className="relative isolate flex flex-col overflow-hidden px-4 pt-6 pb-48 sm:px-8 lg:pb-6">
        <DawnScene className="absolute bottom-0 left-0 -z-10 h-44 w-full lg:hidden" />
        <Link
          to={PATHS.landing}
          className="inline-flex min-h-11 w-fit items-center gap-2 font-medium text-brand underline-offset-4 hover:underline"
        >
          <ArrowIcon className="size-5 rotate-180" />
          {labels.home}
        </Link>
        <div className="m-auto flex w-full max-w-md flex-col gap-6 py-8">
          <div>
            <PageHeading title={title} className="text-title" />
            {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
          </div>
          {children}
        </div>
      </main>
    </div>
  );
}
