import type { AppThunk } from '@/store/thunk';

/** The name of the file, or why there is none. */
export type SaveOutcome =
  | { readonly outcome: 'saved'; readonly name: string }
  | { readonly outcome: 'notRecording' }
  | { readonly outcome: 'failed'; readonly reason: string };

/** Saves what was recorded, without personal data, as a file on the person's device. Never rejects. */
export const saveSession =
  (): AppThunk<Promise<SaveOutcome>> =>
  async (_dispatch, _getState, { recorderPort, clock, download }) => {
    if (!recorderPort.recorder) return { outcome: 'notRecording' };
    try {
      // Few ever ask for it: so it is no part of what the profile comes with, nor of what is stored for it.
      const [{ buildSession }, { sessionFileName, writeSessionFile }] = await Promise.all([
        import('./buildSession'),
        import('./sessionFile'),
      ]);
      const text = writeSessionFile(buildSession(recorderPort.recorder.recording(), clock));
      const name = sessionFileName(new Date(clock.now()));
      await download({ name, type: 'application/json', text });
      return { outcome: 'saved', name };
    } catch (thrown) {
      return { outcome: 'failed', reason: thrown instanceof Error ? thrown.message : String(thrown) };
    }
  };
