// @bundle soon

import { browserStorage } from './storage/keyValueStorage';

/** How the app stands to being installed on this device. */
export type InstallState =
  /** The browser does not offer it by itself, or not now. */
  | 'byHand'
  /** One word from the person is enough. */
  | 'offered'
  | 'installed';

/** Chromium's own event, which no standard names. */
type InstallPrompt = Event & { readonly prompt: () => Promise<{ readonly outcome: string }> };

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

const listeners = new Set<() => void>();
let prompt: InstallPrompt | null = null;
let installed = false;

const changed = () => {
  for (const listener of listeners) listener();
};

/**
 * Keeps the browser's offer for when the person asks for it; it is made once, soon after the page has loaded. `manifest`:
 * what is to be installed, where that is not what the page names. Returns how to stop.
 */
export function captureInstallPrompt(manifest?: string): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const before = link?.getAttribute('href');
  if (manifest) link?.setAttribute('href', manifest);
  const hold = (event: Event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    prompt = event;
    changed();
  };
  const done = () => {
    prompt = null;
    installed = true;
    changed();
  };
  globalThis.addEventListener('beforeinstallprompt', hold);
  globalThis.addEventListener('appinstalled', done);
  return () => {
    globalThis.removeEventListener('beforeinstallprompt', hold);
    globalThis.removeEventListener('appinstalled', done);
    if (before) link?.setAttribute('href', before);
  };
}

export function readInstallState(): InstallState {
  // Installed, and opened as such.
  if (installed || globalThis.matchMedia('(display-mode: standalone)').matches) return 'installed';
  return prompt ? 'offered' : 'byHand';
}

/** Stands on a device on which a customer was offered the app. */
const MADE = 'install-offer';

/** Whether the app was offered on this device: that is done once. */
export const isOfferMade = (): boolean => browserStorage().getItem(MADE) !== null;

export function noteOfferMade(): void {
  try {
    browserStorage().setItem(MADE, 'yes');
  } catch {
    // A full device: it is offered again another day.
  }
}

/** Whether this is an iPhone or an iPad: they offer nothing, but let a person put a page on the home screen by hand. */
export const isIosDevice = (): boolean => 'standalone' in navigator && navigator.maxTouchPoints > 1;

/** Calls back at each change; returns how to stop. */
export function watchInstallState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the browser's own question. An offer can be taken up once; what came of it, the state tells. */
export async function showInstallPrompt(): Promise<void> {
  const asked = prompt;
  prompt = null;
  await asked?.prompt();
  changed();
}
