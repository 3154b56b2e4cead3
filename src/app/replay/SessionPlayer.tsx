import { useLayoutEffect, useRef } from 'react';
import { recordingLabels } from '@/i18n/en/recording';
import { useLabels } from '@/i18n/labels';
import type { Session } from '../recording/sessionFile';
import type { Moment } from './foldSession';
import { RecordedScreens } from './RecordedScreens';
import { ReplayControls } from './ReplayControls';
import { usePlayback } from './usePlayback';

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
