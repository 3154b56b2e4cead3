import { Link } from 'react-router-dom';
import { PATHS } from '@/shared/paths';
import { useCommonText } from '@/shared/text/commonText';
import { buttonClass } from '@/shared/ui/Button';

/** Any path that is nobody's (spec §2). */
export function NotFoundPage() {
  const text = useCommonText().notFound;
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div className="flex flex-col items-center gap-4">
        <p aria-hidden className="font-display text-6xl font-semibold text-brand">
          404
        </p>
        <h1 className="font-display text-3xl font-semibold">{text.heading}</h1>
        <p className="text-ink-soft">{text.message}</p>
        <Link to={PATHS.landing} className={buttonClass()}>
          {text.home}
        </Link>
      </div>
    </main>
  );
}
