import { useEffect, useState } from 'react';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';

type Props = { readonly onRetry: () => void };

/** Stands for a screen whose bundle could not be had: no network, or a version the server no longer has. */
export function ScreenNotLoaded({ onRetry }: Props) {
  const { notLoaded: text, retry } = useLabels(commonLabels);
  const online = useAppSelector(selectOnline);
  const [failedOffline] = useState(!online);
  const backOnline = failedOffline && online;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the connection is back
  useEffect(() => {
    if (backOnline) onRetry();
  }, [backOnline]);
  return (
    <div className="m-auto flex max-w-prose flex-col items-center gap-4 p-6 py-20 text-center">
      <PageHeading title={text.heading} />
      <p role="alert" className="text-ink-soft">
        {online ? text.gone : text.offline}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {online && <Button onClick={() => globalThis.location.reload()}>{text.reload}</Button>}
        <Button variant="secondary" onClick={onRetry}>
          {retry}
        </Button>
      </div>
    </div>
  );
}
