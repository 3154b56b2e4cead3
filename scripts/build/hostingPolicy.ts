import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const HOSTING = 'firebase.json';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a page has within `<script>` tags that name no file. */
export const scriptsWithin = (page: string): string[] =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);

/** What reCAPTCHA Enterprise loads and frames, and where its proof is changed for App Check's token. */
const APP_CHECK = {
  script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  connect: ' https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
  frame: ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
} as const;

/** What Google's sign-in loads, asks and frames, and how it looks; its window tells the page whom it has let in. */
const GOOGLE = {
  script: ' https://accounts.google.com/gsi/client',
  style: ' https://accounts.google.com/gsi/style',
  connect: ' https://accounts.google.com/gsi/',
  frame: ' https://accounts.google.com/gsi/',
} as const;

/** What a build's pages need of the policy. */
type Needed = {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Whether the build has App Check: only then may anything of Google's reCAPTCHA be there. */
  readonly appCheck: boolean;
  /** Whether it lets customers in with Google: only then may anything of Google's sign-in be there. */
  readonly google: boolean;
};

/** The text of `firebase.json` with a policy that allows this, and nothing else, within a page. */
export function allowing(hosting: string, { styles, scripts, appCheck, google }: Needed): string {
  const added = (to: keyof typeof APP_CHECK) => (appCheck ? APP_CHECK[to] : '') + (google ? GOOGLE[to] : '');
  const frames = added('frame');
  return hosting
    .replace(
      /style-src [^;]*/,
      `style-src 'self' ${styles.map(hashOf).join(' ')}${google ? GOOGLE.style : ''}`,
    )
    .replace(/script-src [^;]*/, `script-src 'self' ${scripts.map(hashOf).join(' ')}${added('script')}`)
    .replace(
      /(connect-src [^;]*?)(?: https:\/\/(?:content-firebaseappcheck|accounts\.google)[^;]*)?;/,
      `$1${added('connect')};`,
    )
    .replace(/(?:frame-src [^;]*; )?manifest-src/, `${frames && `frame-src${frames}; `}manifest-src`)
    .replace(
      /("Cross-Origin-Opener-Policy", "value": "same-origin)(?:-allow-popups)?"/,
      `$1${google ? '-allow-popups' : ''}"`,
    );
}

/**
 * Sees to it that hosting's policy allows the styles and the scripts that the pages carry: a browser would leave them out.
 * They depend on the sources alone, and on whether the build has App Check and Google's sign-in, so `firebase.json` is checked and never changed
 * by a build; `npm run policy` sets HOSTING_POLICY, and writes it.
 *
 * @throws Error where the policy allows others
 */
export function checkPolicy(needed: Needed): void {
  const hosting = readFileSync(HOSTING, 'utf8');
  const right = allowing(hosting, needed);
  if (right === hosting) return;
  if (process.env.HOSTING_POLICY !== 'write') {
    throw new Error(
      `The policy in ${HOSTING} does not allow what the pages need as they are now, ${needed.appCheck ? 'with' : 'without'} App Check, ${needed.google ? 'with' : 'without'} Google. ` +
        '`npm run policy` writes what it has to say; look at the change and commit it.',
    );
  }
  writeFileSync(HOSTING, right);
}
