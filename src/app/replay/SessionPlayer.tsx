import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { recordingLabels } from '@/i18n/en/recording';
import { useLabels } from '@/i18n/labels';
import type { Session } from '../recording/sessionFile';
import type { Moment } from './foldSession';
import { RecordedScreens } from './RecordedScreens';
import { ReplayControls } from './ReplayControls';

/** The pace of playing: the recording's own, but never a blur and never a long wait. */
const MIN_GAP_MS = 250;
const MAX_GAP_MS = 1500;

const gapMs = (from: Moment | undefined, to: Moment) =>
  Math.min(MAX_GAP_MS, Math.max(MIN_GAP_MS, to.atMs - (from?.atMs ?? to.atMs)));

/** Which moment of a session is on screen, and going on by itself while playing. */
function usePlayback(moments: readonly Moment[]) {
  const [step, setStep] = useState(0);
  const [run, setRun] = useState(0);
  const [started, setStarted] = useState(false);
  const next = moments[step + 1];
  const playing = started && next !== undefined;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setStep(step + 1), gapMs(moments[step], next));
    return () => clearTimeout(timer);
  }, [playing, moments, step, next]);

  return {
    step,
    /** Another number after each way back: what the screens remember by themselves is then from a later time. */
    run,
    playing,
    goTo: (to: number) => {
      setStarted(false);
      if (to < step) setRun(run + 1);
      setStep(Math.min(moments.length - 1, Math.max(0, to)));
    },
    togglePlaying: () => setStarted(!playing),
  };
}

type Props = {
  readonly session: Session;
  readonly moments: readonly Moment[];
  readonly onClose: () => void;
};

/** The app's own screens at each moment of a session, and the controls to move between them. */
export function SessionPlayer({ session, moments, onClose }: Props) {
  const { step, run, ...playback } = usePlayback(moments);
  const text = useLabels(recordingLabels).replay;
  const focused = useRef<Element | null>(null);
  // A dialog that comes with a step takes the focus as it would in the app; whoever steps has not left the controls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is when, not what
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus();
  }, [step]);
  const moment = moments[step];
  if (!moment) throw new Error(`The session has no step ${step}.`);
  return (
    <>
      <RecordedScreens label={text.screens} moment={moment} run={run} />
      <section
        aria-label={text.controls}
        // The recorded screens have a language of their own, and with it the page.
        lang="en"
        onFocus={event => {
          focused.current = event.target;
        }}
        className="fixed inset-x-0 bottom-0 z-50 flex max-h-80 flex-col gap-2 overflow-y-auto border-t-4 border-accent bg-surface p-3 shadow-raised"
      >
        <ReplayControls session={session} moments={moments} step={step} onClose={onClose} {...playback} />
      </section>
    </>
  );
}
