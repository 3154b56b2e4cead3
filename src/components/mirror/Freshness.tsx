// @bundle live

import { commonLabels } from '@/i18n/en/common';
import { freshnessLabels } from '@/i18n/en/freshness';
import { useLabels } from '@/i18n/labels';
import { useNow } from '@/store/useNow';
import { useAsOf } from './useAsOf';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

type Age = { readonly readAt: string };

/** How long ago a list was read; its time where that is long, or the device's clock says nonsense. */
function Age({ readAt }: Age) {
  const labels = useLabels(freshnessLabels);
  const common = useLabels(commonLabels);
  const asOf = useAsOf(readAt);
  const nowMs = useNow(SECOND_MS);
  // Read since the last look at the clock.
  const ageMs = Math.max(0, nowMs - Date.parse(readAt));
  if (ageMs >= HOUR_MS) return asOf && common.asOf(asOf);
  return ageMs < MINUTE_MS
    ? labels.secondsAgo(Math.floor(ageMs / SECOND_MS))
    : labels.minutesAgo(Math.floor(ageMs / MINUTE_MS));
}

type Props = {
  /** The server tells of each change. */
  readonly live: boolean;
  /** ISO instant of the last reading; null where nothing was read. */
  readonly readAt: string | null;
};

/** How fresh a list is, in words: live, or when it was read. */
export function Freshness({ live, readAt }: Props) {
  const labels = useLabels(freshnessLabels);
  if (!live) return readAt !== null && <Age readAt={readAt} />;
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className="size-2 rounded-full bg-good" />
      {labels.live}
    </span>
  );
}
