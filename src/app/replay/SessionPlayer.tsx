import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { recordingLabels } from '@/i18n/en/recording';
import { useLabels } from '@/i18n/labels';
import type { Session } from '../recording/sessionFile';
import type { Frame } from './foldSession';
import { RecordedScreens } from './RecordedScreens';
import { ReplayControls } from './ReplayControls';

/** Steps play at the recorded pace, but never faster or slower than these limits. */
const MIN_GAP_MS = 250;
const MAX_GAP_MS = 1500;

const gapMs = (from: Frame | undefined, to: Frame) =>
  Math.min(MAX_GAP_MS, Math.max(MIN_GAP_MS, to.atMs - (from?.atMs ?? to.atMs)));

/** Which moment of a session is on screen, and going on by itself while playing. */
function usePlayback(frames: readonly Frame[]) {
  const [step, setStep] = useState(0);
  const [run, setRun] = useState(0);
  const [started, setStarted] = useState(false);
  const next = frames[step + 1];
  const playing = started && next !== undefined;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setStep(step + 1), gapMs(frames[step], next));
    return () => clearTimeout(timer);
  }, [playing, frames, step, next]);

  return {
    step,
    /** Changes at each step back, so that component state from a later step is discarded. */
    run,
    playing,
    goTo: (to: number) => {
      setStarted(false);
      if (to < step) setRun(run + 1);
      setStep(Math.min(frames.length - 1, Math.max(0, to)));
    },
    togglePlaying: () => setStarted(!playing),
  };
}

type Props = {
  readonly session: Session;
  readonly frames: readonly Frame[];
  readonly onClose: () => void;
};

/** The app's own screens at each moment of a session, and the controls to move between them. */
export function SessionPlayer({ session, frames, onClose }: Props) {
  const { step, run, ...playback } = usePlayback(frames);
  const labels = useLabels(recordingLabels).replay;
  const focused = useRef<Element | null>(null);
  // A recorded dialog takes the focus as in the app; give it back to the replay controls after each step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is when, not what
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus();
  }, [step]);
  const frame = frames[step];
  if (!frame) throw new Error(`The session has no step ${step}.`);
  return (
    <>
      <RecordedScreens label={labels.screens} frame={frame} run={run} />
      <section
        aria-label={labels.controls}
        // The recorded screens have a language of their own, and with it the page.
        lang="en"
        onFocus={event => {
          focused.current = event.target;
        }}
        className="fixed inset-x-0 bottom-0 z-50 flex max-h-80 flex-col gap-2 overflow-y-auto border-t-4 border-accent bg-surface p-3 shadow-raised"
      >
        <ReplayControls session={session} frames={frames} step={step} onClose={onClose} {...playback} />
      </section>
    </>
  );
}
