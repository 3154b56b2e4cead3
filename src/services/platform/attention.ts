/*
 * What reaches a person who does not look at the page: a sound, the title of its tab, the badge of the installed app.
 */

let audio: AudioContext | null = null;

/** Lets the page be heard from now on: browsers allow it from the first touch on, and ask for it to be called in one. */
export function allowChime(): void {
  if (audio || !('AudioContext' in globalThis)) return;
  audio = new AudioContext();
  // Suspend the audio context until a chime plays, to save power.
  void audio.suspend();
}

const GAINS = { soft: 0.06, loud: 0.4 } as const;
/** Hertz, and after how many seconds: a fifth upwards, as of two glasses. */
const NOTES = [
  [784, 0],
  [1175, 0.14],
] as const;
const RINGS_S = 0.7;
/** How many chimes have not ended yet: they share the context. */
let ringing = 0;

/** Rings once, on a page that has been touched. */
export async function chime(volume: keyof typeof GAINS): Promise<void> {
  if (!audio) return;
  const context = audio;
  ringing += 1;
  await context.resume();
  for (const [hertz, afterS] of NOTES) {
    const at = context.currentTime + afterS;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(GAINS[volume], at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + RINGS_S);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + RINGS_S);
    if (afterS > 0) {
      tone.onended = () => {
        ringing -= 1;
        if (ringing === 0) void context.suspend();
      };
    }
  }
}

const COUNT = /^\(\d+\+?\) /;

function writeTitle(count: number): void {
  const plain = document.title.replace(COUNT, '');
  const title = count > 0 ? `(${count > 999 ? '999+' : count}) ${plain}` : plain;
  if (document.title !== title) document.title = title;
}

function writeBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // A browser may know the word and have no icon to put it on.
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  done.catch(() => {});
}

/** How many things are new, in the tab's title and on the app's icon, whatever pages come; at first none. */
export function createUnseenBadge(): { readonly show: (count: number) => void } {
  let shown = 0;
  // Each page writes its own title.
  const titles = new MutationObserver(() => writeTitle(shown));
  return {
    show(count) {
      if (count === shown) return;
      if (shown === 0) titles.observe(document.head, { childList: true, characterData: true, subtree: true });
      shown = count;
      if (count === 0) titles.disconnect();
      writeTitle(count);
      writeBadge(count);
    },
  };
}
