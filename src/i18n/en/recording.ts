import { labels } from '@/i18n/labels';
/** The texts of saving a session and of replaying one. */
export const recordingLabels = labels('recording', {
  support: {
    heading: 'Something not working?',
    lead:
      'Save a report saves a file of your last steps in the shop. Your name, email, phone, address and ' +
      'everything you typed are replaced before it is saved. Attach the file when you write to us.',
    send: 'Save a report',
    saved: (name: string) => `Saved as ${name}. Nothing was sent yet: attach it to your message.`,
    failed: 'The file could not be saved. Reload the page and try again.',
  },
  panel: {
    label: 'Developer tools',
    save: 'Save session',
  },
  inspection: {
    label: 'Redux DevTools',
    screens: 'The screens of another moment',
    readOnly: 'Redux DevTools show another moment. It is to be looked at: nothing here is saved or sent.',
    resume: 'Back to the app',
  },
  replay: {
    heading: 'Replay a session',
    lead: 'Open a file that was saved with Save session or Save a report. It stays on this device.',
    choose: 'Session file',
    drop: 'Or drop the file here.',
    foreign: 'This is not a session file of this shop.',
    damaged: (what: string) => `This session file is damaged (${what}).`,
    newer: (version: number) =>
      `This file was written by a newer version of the app (format ${version}). Update the app, then open it again.`,
    older: (version: string) =>
      `This file was written by app ${version}, whose actions had other names. Open it in that version.`,
    unreadable: 'The file could not be read.',
    controls: 'Replay',
    screens: 'The recorded screens',
    about: (version: string, taken: string) => `App ${version}, saved ${taken}`,
    first: 'First step',
    back: 'Step back',
    forward: 'Step forward',
    last: 'Last step',
    play: 'Play',
    pause: 'Pause',
    another: 'Open another file',
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    jump: 'Jump to step',
    beginning: 'The beginning of the recording',
    payload: 'Action',
    agrees: 'Same state as recorded',
    differs: 'Not the state that was recorded',
    allAgree: (count: number) => `All ${count} states agree with the recording`,
    someDiffer: (count: number, first: number) =>
      `${count === 1 ? '1 state differs' : `${count} states differ`}, the first at step ${first}`,
  },
});

export type RecordingLabels = typeof recordingLabels;
