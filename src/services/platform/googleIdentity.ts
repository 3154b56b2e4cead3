import { loadExternalScript } from './loadExternalScript';

/** As much of Google's script as is called. */
type GoogleIdentity = {
  readonly initialize: (settings: {
    readonly client_id: string;
    readonly callback: (answer: { readonly credential?: unknown }) => void;
  }) => void;
  readonly renderButton: (
    place: HTMLElement,
    looks: {
      readonly text: 'continue_with';
      readonly size: 'large';
      readonly theme: 'outline';
      readonly width: number;
      readonly locale: string;
    },
  ) => void;
};

const SCRIPT = 'https://accounts.google.com/gsi/client';
/** The widest that Google draws its button, in pixels. */
const WIDEST = 400;

/**
 * Has Google draw its own button in a place, in a language; `chosen` is called with Google's word of who was chosen. Who closes
 * Google's window chooses nobody, and nothing is called. Rejects where Google's script cannot be had.
 */
export async function renderGoogleButton(
  place: HTMLElement,
  clientId: string,
  locale: string,
  chosen: (googleToken: string) => void,
): Promise<void> {
  await loadExternalScript(SCRIPT);
  const { google } = globalThis as {
    readonly google?: { readonly accounts: { readonly id: GoogleIdentity } };
  };
  if (!google) throw new TypeError(`${SCRIPT} brought nothing`);
  const { id } = google.accounts;
  id.initialize({
    client_id: clientId,
    callback({ credential }) {
      if (typeof credential === 'string') chosen(credential);
    },
  });
  id.renderButton(place, {
    ...{ text: 'continue_with', size: 'large', theme: 'outline', locale },
    width: Math.min(WIDEST, place.clientWidth),
  });
}

/**
 * Where Firebase is not Google's, but on this machine, nobody asks Google: who it would be is typed, as an email or as the
 * claims of a token in JSON, which the backends there believe.
 */
export function fakeGoogleToken(typed: string): string {
  if (typed.startsWith('{')) return typed;
  const [name] = typed.split('@');
  return JSON.stringify({ sub: typed, email: typed, email_verified: true, name });
}
