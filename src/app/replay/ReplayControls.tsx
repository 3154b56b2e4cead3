import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, Pause, Play } from 'lucide-react';
import { useId } from 'react';
import { commonLabels } from '@/i18n/en/common';
import { recordingLabels } from '@/i18n/en/recording';
import { useLabels } from '@/i18n/labels';
import { formatMoment } from '@/lib/time/dates';
import { Button } from '@/ui/Button';
import type { Session } from '../recording/sessionFile';
import type { Moment } from './foldSession';

type Props = {
  readonly session: Session;
  readonly moments: readonly Moment[];
  readonly step: number;
  readonly playing: boolean;
  readonly goTo: (step: number) => void;
  readonly togglePlaying: () => void;
  readonly onClose: () => void;
};

/** Which step is on screen, what happened in it, whether it agrees with the recording, and how to move. */
export function ReplayControls({ session, moments, step, playing, goTo, togglePlaying, onClose }: Props) {
  const text = useLabels(recordingLabels).replay;
  const { language } = useLabels(commonLabels);
  const sliderId = useId();
  const last = moments.length - 1;
  const moment = moments[step];
  const agrees = moment?.agrees ?? false;
  const buttons = [
    { label: text.first, icon: ChevronsLeft, to: 0, off: step === 0 },
    { label: text.back, icon: ChevronLeft, to: step - 1, off: step === 0 },
    { label: text.forward, icon: ChevronRight, to: step + 1, off: step === last },
    { label: text.last, icon: ChevronsRight, to: last, off: step === last },
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {buttons.map(({ label, icon: Icon, to, off }) => (
          <Button
            key={label}
            variant="secondary"
            className="px-3!"
            aria-label={label}
            aria-disabled={off}
            onClick={() => goTo(to)}
          >
            <Icon aria-hidden className="size-5" />
          </Button>
        ))}
        <Button onClick={togglePlaying} aria-disabled={step === last}>
          {playing ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
          {playing ? text.pause : text.play}
        </Button>
        <p role="status" className="font-semibold tabular-nums">
          {text.step(step, last)}
        </p>
        <Button variant="quiet" className="ml-auto" onClick={onClose}>
          {text.another}
        </Button>
      </div>
      <label htmlFor={sliderId} className="sr-only">
        {text.jump}
      </label>
      <input
        id={sliderId}
        type="range"
        min={0}
        max={last}
        value={step}
        className="h-11 w-full accent-brand"
        onChange={event => goTo(event.target.valueAsNumber)}
      />
      <p className="flex flex-wrap gap-x-4 text-sm">
        <code className="font-semibold wrap-anywhere">{moment?.action?.type ?? text.beginning}</code>
        <span className={`font-semibold ${agrees ? 'text-good' : 'text-bad'}`}>
          {agrees ? text.agrees : text.differs}
        </span>
        <Agreement moments={moments} />
        <span className="text-ink-soft">
          {text.about(session.appVersion, formatMoment(session.takenAt, language))}
        </span>
      </p>
      {moment?.action && (
        <details>
          <summary className="cursor-pointer py-2.5 font-semibold">{text.payload}</summary>
          <pre className="overflow-x-auto rounded-control bg-sunken p-3 text-sm">
            {JSON.stringify(moment.action, null, 2)}
          </pre>
        </details>
      )}
    </>
  );
}

function Agreement({ moments }: { readonly moments: readonly Moment[] }) {
  const text = useLabels(recordingLabels).replay;
  const firstWrong = moments.findIndex(({ agrees }) => !agrees);
  if (firstWrong === -1) return <span className="text-good">{text.allAgree(moments.length)}</span>;
  const wrong = moments.filter(({ agrees }) => !agrees).length;
  return <span className="font-semibold text-bad">{text.someDiffer(wrong, firstWrong)}</span>;
}
