import { useEffect, useState } from 'react';
import type { Moment } from './foldSession';

/** The pace of playing: the recording's own, but never a blur and never a long wait. */
const MIN_GAP_MS = 250;
const MAX_GAP_MS = 1500;

const gapMs = (from: Moment | undefined, to: Moment) =>
  Math.min(MAX_GAP_MS, Math.max(MIN_GAP_MS, to.atMs - (from?.atMs ?? to.atMs)));

/** Which moment of a session is on screen, and going on by itself while playing. */
export function usePlayback(moments: readonly Moment[]) {
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
