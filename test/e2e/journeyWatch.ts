import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';
import { deviceContents } from './deviceContents';
import { findSecrets, type Stored } from './secretSearch';

const SCRIPTS = join(process.env.E2E_DIST ?? 'dist', 'assets');

const readBuild = () => {
  const scripts = readdirSync(SCRIPTS)
    .filter(file => file.endsWith('.js'))
    .map(file => ({
      place: `the build's ${file}`,
      kind: 'script' as const,
      text: readFileSync(join(SCRIPTS, file), 'utf8'),
    }));
  const digests = scripts.map(({ text }) => createHash('sha256').update(text).digest('hex'));
  return { scripts, digests, secrets: findSecrets(scripts, { passwords: new Set(), tokens: new Set() }) };
};
let builtScripts: ReturnType<typeof readBuild> | undefined;
/** The scripts that every device is given, searched once for all journeys. */
function build() {
  builtScripts ??= readBuild();
  return builtScripts;
}

/** What the build tells everyone, as it does the seeded administrator's password, is no secret in its scripts. */
const published = (password: string): boolean => build().scripts.some(({ text }) => text.includes(password));

/** The values of these fields in a request or an answer of Firebase Auth, as JSON or as a form. */
function valuesOf(body: string | null, fields: readonly string[]): string[] {
  if (!body) return [];
  const entries = body.startsWith('{') ? Object.entries(JSON.parse(body)) : [...new URLSearchParams(body)];
  return entries.flatMap(([field, value]) =>
    fields.includes(field) && typeof value === 'string' && value !== '' ? [value] : [],
  );
}

const TOKEN_FIELDS = ['idToken', 'id_token', 'access_token', 'refreshToken', 'refresh_token'];

/** Follows a journey through every browser it uses: what the console said, and which secrets were about. */
export function openJourneyWatch() {
  const errors: string[] = [];
  const declared: RegExp[] = [];
  const said: Promise<Stored>[] = [];
  const passwords = new Set<string>();
  const tokens = new Set<string>();
  const answers: Promise<void>[] = [];
  const origins = new Map<BrowserContext, Set<string>>();

  const heard = async (message: ConsoleMessage): Promise<Stored> => {
    // The text shortens objects; a value that is gone with its page was in no state to be read by anyone.
    const values = await Promise.all(message.args().map(value => value.jsonValue().catch(() => null)));
    return { place: 'console', kind: 'data', text: `${message.text()} ${JSON.stringify(values)}` };
  };

  const asked = (request: Request) => {
    const bearer = /^Bearer (.+)$/.exec(request.headers().authorization ?? '')?.[1];
    if (bearer) tokens.add(bearer);
    if (!/identitytoolkit|securetoken/.test(request.url())) return;
    for (const password of valuesOf(request.postData(), ['password'])) passwords.add(password);
    for (const token of valuesOf(request.postData(), TOKEN_FIELDS)) tokens.add(token);
  };

  const answered = async (response: Response) => {
    if (!/identitytoolkit|securetoken/.test(response.url())) return;
    // The body may be gone with its page; then the requests after it, and the session kept, tell the token.
    const body = await response.text().catch(() => null);
    for (const token of valuesOf(body, TOKEN_FIELDS)) tokens.add(token);
  };

  return {
    /** A journey declares the errors that it provokes: Chromium itself reports each failed request as one. */
    expectConsoleErrors: (pattern: RegExp) => void declared.push(pattern),

    follow(context: BrowserContext): void {
      const visited = new Set<string>();
      origins.set(context, visited);
      context.on('console', message => {
        said.push(heard(message));
        // Of a request that failed the text does not say which.
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', error => errors.push(error.error().message));
      context.on('request', request => {
        const { hostname, origin } = new URL(request.url());
        if (request.isNavigationRequest()) visited.add(origin);
        // The shop talks to its backend and to nobody else. What is `data:` or `blob:` has no host.
        if (!['', 'localhost', '127.0.0.1'].includes(hostname))
          errors.push(`A stranger was asked: ${request.url()}`);
        asked(request);
      });
      context.on('response', response => void answers.push(answered(response)));
    },

    /** Where a secret of the journey lies on this device, or was said on a console. */
    async secretsOn(context: BrowserContext): Promise<string[]> {
      const visited = origins.get(context);
      if (!visited?.size) return [];
      await Promise.all(answers);
      const stored = await deviceContents(context, visited, build().digests);
      const inScripts = new Set([...passwords].filter(password => !published(password)));
      const scripts = stored.filter(({ kind }) => kind === 'script');
      const data = stored.filter(({ kind }) => kind === 'data');
      return [
        ...build().secrets,
        ...findSecrets([...data, ...(await Promise.all(said))], { passwords, tokens }),
        ...findSecrets(scripts, { passwords: inScripts, tokens }),
      ];
    },

    undeclaredErrors: (): string[] => errors.filter(error => !declared.some(pattern => pattern.test(error))),
  };
}
