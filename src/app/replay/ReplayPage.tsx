import { useState } from 'react';
import type { Session } from '../recording/sessionFile';
import type { Moment } from './foldSession';
import { OpenSession } from './OpenSession';
import { SessionPlayer } from './SessionPlayer';

type Opened = { readonly session: Session; readonly moments: readonly Moment[] };

/** Opens a saved session and shows it on the app's own screens, step by step. Reads a file, and nothing else. */
export function ReplayPage() {
  const [opened, setOpened] = useState<Opened | null>(null);
  if (!opened) return <OpenSession onOpen={(session, moments) => setOpened({ session, moments })} />;
  return <SessionPlayer {...opened} onClose={() => setOpened(null)} />;
}
