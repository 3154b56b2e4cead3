/** A text that was found on a device, or said on its console. */
export type Stored = {
  readonly place: string;
  /** A script of the app is the same for everyone: its names and its published texts are nobody's secret. */
  readonly kind: 'data' | 'script';
  readonly text: string;
};

/** What a journey has shown to the server, in the clear. */
export type Credentials = { readonly passwords: ReadonlySet<string>; readonly tokens: ReadonlySet<string> };

/** Where Firebase Auth keeps its own session, and the only place for a token. */
const AUTH_SESSION = 'IndexedDB firebaseLocalStorageDb/';

/**
 * In one piece or grouped as on a card. None begins with 1, as an instant in milliseconds does; a run inside a longer
 * word is a hash or a fraction.
 */
const CARD_NUMBERS =
  /(?<![\w.-])(?:[2-689]\d{12,18}|[2-689]\d{3}(?:[ -]\d{4}){2}[ -]\d{1,7}|3\d{3}[ -]\d{6}[ -]\d{4,5})(?![\w-]|\.\d)/g;

const CARD_FIELD = /\b(?:card[_-]?(?:number|no|cvv|cvc|expiry)|cvv2?|cvc2?|security[_-]?code)\b["']?\s*[:=]/i;

/** The first part of every token that begins with a JSON object, and enough of its signature. */
const TOKEN = /\beyJ[\w-]{20,}\.[\w-]{20,}/;

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const counted = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(counted / 10) + (counted % 10);
  }, 0);
  return sum % 10 === 0;
}

const holdsCardNumber = (text: string): boolean =>
  [...text.matchAll(CARD_NUMBERS)].some(([found]) => passesLuhn(found.replace(/\D/g, '')));

const holdsOneOf = (text: string, values: ReadonlySet<string>): boolean =>
  [...values].some(value => text.includes(value));

/** What must not be where it was found, as `place: what`; never the secret itself, which would then stand in a log. */
export function findSecrets(stored: readonly Stored[], { passwords, tokens }: Credentials): string[] {
  return stored.flatMap(({ place, kind, text }) => {
    const found: string[] = [];
    if (holdsCardNumber(text)) found.push(`${place}: a card number`);
    if (kind === 'data' && CARD_FIELD.test(text)) found.push(`${place}: a card's field`);
    if (holdsOneOf(text, passwords)) found.push(`${place}: a password`);
    const isToken = TOKEN.test(text) || holdsOneOf(text, tokens);
    if (isToken && !place.startsWith(AUTH_SESSION)) found.push(`${place}: a token`);
    return found;
  });
}
