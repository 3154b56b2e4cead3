import { Link } from 'react-router-dom';
import { useCommonText } from '@/i18n/commonText';
import { useStorefrontText } from '@/i18n/storefrontText';
import { PATHS } from '@/lib/paths';

type Props = { readonly className?: string; readonly onClick?: () => void };

/** The shop's mark and name, leading home. */
export function Brand({ className = 'text-brand-strong', onClick }: Props) {
  const { brand } = useCommonText();
  const text = useStorefrontText().nav;
  return (
    <Link
      to={PATHS.landing}
      aria-label={text.home(brand)}
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
