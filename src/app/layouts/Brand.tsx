import { Link } from 'react-router-dom';
import { PATHS } from '@/shared/paths';
import { useCommonText } from '@/shared/text/commonText';
import { useStorefrontText } from '@/shared/text/storefrontText';

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
        <path d="M16 2c6 8 10 13 10 18a10 10 0 0 1-20 0c0-5 4-10 10-18z" className="fill-current" />
        <path
          d="M9.5 20c2.2-2 4.4-2 6.5 0s4.3 2 6.5 0"
          fill="none"
          strokeWidth="2.2"
          strokeLinecap="round"
          className="stroke-accent"
        />
      </svg>
      {brand}
    </Link>
  );
}
