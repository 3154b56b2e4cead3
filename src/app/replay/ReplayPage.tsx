import { type DragEvent, useId, useState } from 'react';
import { recordingLabels } from '@/i18n/en/recording';
import { useLabels } from '@/i18n/labels';
import { Notice } from '@/ui/Notice';
import { useDocumentTitle } from '@/ui/useDocumentTitle';
import { type ReadFile, readSessionFile, type Session } from '../recording/sessionFile';
import { type Frame, foldSession } from './foldSession';
import { SessionPlayer } from './SessionPlayer';

type Problem = Exclude<ReadFile, { readonly kind: 'session' }> | { readonly kind: 'unreadable' };
type Props = { readonly onOpen: (session: Session, frames: readonly Frame[]) => void };

/** Takes a session's file, chosen or dropped, and says what is wrong with one that is none. */
function OpenSession({ onOpen }: Props) {
  const labels = useLabels(recordingLabels).replay;
  useDocumentTitle(labels.heading);
  const id = useId();
  const [problem, setProblem] = useState<Problem | null>(null);

  async function open(file: File | undefined) {
    if (!file) return;
    setProblem(null);
    const read = await file.text().then(readSessionFile, (): Problem => ({ kind: 'unreadable' }));
    if (read.kind !== 'session') return setProblem(read);
    const folded = await foldSession(read.session).catch((thrown: unknown) => String(thrown));
    if (typeof folded === 'string') setProblem({ kind: 'damaged', what: folded });
    else onOpen(read.session, folded);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  }

  function messageOf(found: Problem): string {
    switch (found.kind) {
      case 'foreign':
        return labels.foreign;
      case 'damaged':
        return labels.damaged(found.what);
      case 'newer':
        return labels.newer(found.version);
      case 'older':
        return labels.older(found.appVersion);
      case 'unreadable':
        return labels.unreadable;
    }
  }

  return (
    <main
      className="grid min-h-dvh place-items-center p-6"
      onDragOver={event => event.preventDefault()}
      onDrop={onDrop}
    >
      <div className="flex w-full max-w-lg flex-col gap-5 rounded-card border-2 border-dashed border-line-strong bg-surface p-6 sm:p-10">
        <h1 className="font-display text-3xl font-semibold">{labels.heading}</h1>
        <p className="text-ink-soft">{labels.lead}</p>
        <label htmlFor={id} className="font-semibold">
          {labels.choose}
        </label>
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          className="min-h-11 w-full file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-brand file:px-5 file:font-semibold file:text-on-brand"
          onChange={event => void open(event.target.files?.[0])}
        />
        <p className="text-ink-soft">{labels.drop}</p>
        {problem && (
          <Notice tone="bad" urgent>
            {messageOf(problem)}
          </Notice>
        )}
      </div>
    </main>
  );
}

type Opened = { readonly session: Session; readonly frames: readonly Frame[] };

/** Opens a saved session and shows it on the app's own screens, step by step. Reads a file, and nothing else. */
export function ReplayPage() {
  const [opened, setOpened] = useState<Opened | null>(null);
  if (!opened) return <OpenSession onOpen={(session, frames) => setOpened({ session, frames })} />;
  return <SessionPlayer {...opened} onClose={() => setOpened(null)} />;
}
