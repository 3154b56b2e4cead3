import { useEffect, useState } from 'react';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import { type Load, lazyWith } from '@/ui/lazy/lazyWith';
import { PageHeading } from '@/ui/PageHeading';

type Props = { readonly onRetry: () => void };

/** Stands for a screen whose bundle could not be had: no network, or a version the server no longer has. */
function ScreenNotLoaded({ onRetry }: Props) {
  const { notLoaded: labels, retry } = useLabels(commonLabels);
  const online = useAppSelector(selectOnline);
  const [failedOffline] = useState(!online);
  const backOnline = failedOffline && online;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the connection is back
  useEffect(() => {
    if (backOnline) onRetry();
  }, [backOnline]);
  return (
    <div className="m-auto flex max-w-prose flex-col items-center gap-4 p-6 py-20 text-center">
      <PageHeading title={labels.heading} />
      <p role="alert" className="text-ink-soft">
        {online ? labels.gone : labels.offline}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {online && <Button onClick={() => globalThis.location.reload()}>{labels.reload}</Button>}
        <Button variant="secondary" onClick={onRetry}>
          {retry}
        </Button>
      </div>
    </div>
  );
}

function WaitingScreen() {
  const labels = useLabels(commonLabels);
  return <FullScreenSpinner label={labels.loading} />;
}

/** Until there is the code that asks for a script again, only a reload does. Resolves where it would be of no use. */
const reloadOnce = () =>
  globalThis.fetchScript ??
  import('../errors/startAgain').then(
    part => part.reloadOnce(),
    () => {},
  );

/** A screen with a bundle of its own. Where that cannot be had, the person is told how to go on. */
export const lazyScreen = <Props extends object>(load: Load<Props>) =>
  // As high as the window: what stands below is not seen to jump away when the screen comes.
  lazyWith(load, ScreenNotLoaded, WaitingScreen, reloadOnce);

/** The same for a page of the back office, whose layout says that it is coming. */
export const lazyStaffPage = <Props extends object>(load: Load<Props>) =>
  lazyWith(load, ScreenNotLoaded, undefined, reloadOnce);
