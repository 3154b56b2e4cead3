import { Link } from 'react-router-dom';
import { commonLabels } from '@/i18n/en/common';
import { storefrontLabels } from '@/i18n/en/storefront';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';

type Props = { readonly className?: string; readonly onClick?: () => void };

/** The shop's mark and name, leading home. */
export function Brand({ className = 'text-brand-strong', onClick }: Props) {
  const { brand } = useLabels(commonLabels);
  const labels = useLabels(storefrontLabels).nav;
  return (
    <Link
      to={PATHS.landing}
      aria-label={labels.home(brand)}
      onClick={onClick}
      className={`inline-flex min-h-11 items-center gap-2 font-display text-2xl font-bold tracking-tight ${className}`}
    >
      <svg viewBox="0 0 32 32" aria-hidden className="size-8">
        <use href="#brand-mark" />
      </svg>
      {brand}
    </Link>
  );
}
