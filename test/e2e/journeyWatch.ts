import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';
import { deviceContents } from './deviceContents';
import { findSecrets, type Stored } from './secretSearch';

const SCRIPTS = join(process.env.E2E_DIST ?? 'dist', 'assets');

/** What the build tells everyone, as it does the seeded administrator's password, is no secret in its scripts. */
const published = (text: string): boolean =>
  readdirSync(SCRIPTS).some(file => readFileSync(join(SCRIPTS, file), 'utf8').includes(text));

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
        if (message.type() === 'error') errors.push(message.text());
      });
      context.on('weberror', error => errors.push(error.error().message));
      context.on('request', request => {
        if (request.isNavigationRequest()) visited.add(new URL(request.url()).origin);
        asked(request);
      });
      context.on('response', response => void answers.push(answered(response)));
    },

    /** Where a secret of the journey lies on this device, or was said on a console. */
    async secretsOn(context: BrowserContext): Promise<string[]> {
      const visited = origins.get(context);
      if (!visited?.size) return [];
      await Promise.all(answers);
      const stored = await deviceContents(context, visited);
      const inScripts = new Set([...passwords].filter(password => !published(password)));
      const scripts = stored.filter(({ kind }) => kind === 'script');
      const data = stored.filter(({ kind }) => kind === 'data');
      return [
        ...findSecrets([...data, ...(await Promise.all(said))], { passwords, tokens }),
        ...findSecrets(scripts, { passwords: inScripts, tokens }),
      ];
    },

    undeclaredErrors: (): string[] => errors.filter(error => !declared.some(pattern => pattern.test(error))),
  };
}
