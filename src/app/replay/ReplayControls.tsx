import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, Pause, Play } from 'lucide-react';
import { useId } from 'react';
import { commonLabels } from '@/i18n/en/common';
import { recordingLabels } from '@/i18n/en/recording';
import { useLabels } from '@/i18n/labels';
import { formatDateTime } from '@/lib/time/dates';
import { Button } from '@/ui/Button';
import type { Session } from '../recording/sessionFile';
import type { Frame } from './foldSession';

type Props = {
  readonly session: Session;
  readonly frames: readonly Frame[];
  readonly step: number;
  readonly playing: boolean;
  readonly goTo: (step: number) => void;
  readonly togglePlaying: () => void;
  readonly onClose: () => void;
};

/** Which step is on screen, what happened in it, whether it agrees with the recording, and how to move. */
export function ReplayControls({ session, frames, step, playing, goTo, togglePlaying, onClose }: Props) {
  const labels = useLabels(recordingLabels).replay;
  const { language } = useLabels(commonLabels);
  const sliderId = useId();
  const last = frames.length - 1;
  const frame = frames[step];
  const agrees = frame?.agrees ?? false;
  const buttons = [
    { label: labels.first, icon: ChevronsLeft, to: 0, off: step === 0 },
    { label: labels.back, icon: ChevronLeft, to: step - 1, off: step === 0 },
    { label: labels.forward, icon: ChevronRight, to: step + 1, off: step === last },
    { label: labels.last, icon: ChevronsRight, to: last, off: step === last },
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
          {playing ? labels.pause : labels.play}
        </Button>
        <p role="status" className="font-semibold tabular-nums">
          {labels.step(step, last)}
        </p>
        <Button variant="quiet" className="ml-auto" onClick={onClose}>
          {labels.another}
        </Button>
      </div>
      <label htmlFor={sliderId} className="sr-only">
        {labels.jump}
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
        <code className="font-semibold wrap-anywhere">{frame?.action?.type ?? labels.beginning}</code>
        <span className={`font-semibold ${agrees ? 'text-good' : 'text-bad'}`}>
          {agrees ? labels.agrees : labels.differs}
        </span>
        <Agreement frames={frames} />
        <span className="text-ink-soft">
          {labels.about(session.appVersion, formatDateTime(session.takenAt, language))}
        </span>
      </p>
      {frame?.action && (
        <details>
          <summary className="cursor-pointer py-2.5 font-semibold">{labels.payload}</summary>
          <pre className="overflow-x-auto rounded-control bg-sunken p-3 text-sm">
            {JSON.stringify(frame.action, null, 2)}
          </pre>
        </details>
      )}
    </>
  );
}

function Agreement({ frames }: { readonly frames: readonly Frame[] }) {
  const labels = useLabels(recordingLabels).replay;
  const firstWrong = frames.findIndex(({ agrees }) => !agrees);
  if (firstWrong === -1) return <span className="text-good">{labels.allAgree(frames.length)}</span>;
  const wrong = frames.filter(({ agrees }) => !agrees).length;
  return <span className="font-semibold text-bad">{labels.someDiffer(wrong, firstWrong)}</span>;
}
