import { useEffect, useRef, useSyncExternalStore } from 'react';
import { RecordedScreens } from '@/app/replay/RecordedScreens';
import { recordingLabels } from '@/i18n/en/recording';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import type { Inspection } from './inspect';

/** Hides the app and returns how to undo it, with the title and attributes that the inspected screens changed. */
function keptPage(app: HTMLElement): () => void {
  const { title, documentElement } = document;
  const attributes = Array.from(documentElement.attributes, ({ name, value }) => [name, value] as const);
  app.hidden = true;
  return () => {
    app.hidden = false;
    document.title = title;
    for (const { name } of Array.from(documentElement.attributes)) documentElement.removeAttribute(name);
    for (const [name, value] of attributes) documentElement.setAttribute(name, value);
  };
}

type Props = {
  readonly inspection: Inspection;
  /** The element that the app is rendered in; the app goes on running there, hidden. */
  readonly app: HTMLElement;
};

/** The app's screens at the moment that Redux DevTools have gone to, to be looked at; nothing while that is the app's own. */
export function InspectedScreens({ inspection: { onShown, shown, resume }, app }: Props) {
  const labels = useLabels(recordingLabels).inspection;
  const frame = useSyncExternalStore(onShown, shown);
  const run = useRef(0);
  const isShown = frame !== null;
  useEffect(() => (isShown ? keptPage(app) : undefined), [isShown, app]);
  if (!frame) return null;
  run.current += 1;
  return (
    <>
      <RecordedScreens label={labels.screens} frame={frame} run={run.current} />
      <section
        aria-label={labels.label}
        className="fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center gap-3 border-t-4 border-accent bg-surface p-3 shadow-raised"
      >
        <p role="status" className="min-w-60 flex-1 text-sm">
          {labels.readOnly}
        </p>
        <Button onClick={resume}>{labels.resume}</Button>
      </section>
    </>
  );
}
