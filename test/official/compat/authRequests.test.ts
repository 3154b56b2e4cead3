import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_PROJECT_ID } from '../../../local-firebase/localFirebase';
import { officialAuth } from '../../support/official';
import { openSides, type Side, type Sides } from '../differential/sides';

const V1 = '/identitytoolkit.googleapis.com/v1';
const ADMIN = `${V1}/projects/${DEFAULT_PROJECT_ID}/accounts`;
const EMULATOR = `/emulator/v1/projects/${DEFAULT_PROJECT_ID}`;
const TOKEN = '/securetoken.googleapis.com/v1/token?key=any';
/** Of this file alone: the Auth emulator's accounts are shared. */
const EMAIL = 'compat@example.test';
const PASSWORD = 'clear-water-1';
const NOBODY = 'compat-nobody@example.test';

let sides: Sides;
beforeAll(async () => {
  sides = await openSides(DEFAULT_PROJECT_ID, new URL(officialAuth().auth).host);
});
afterAll(() => sides.close());

type Told = { readonly status: number; readonly message?: unknown; readonly fields: readonly string[] };

/** The status, the code of an error, and what the answer has: uids, tokens, codes and times are each server's own. */
async function told(side: Side, method: string, path: string, body?: unknown, token?: string): Promise<Told> {
  const { status, body: answer } = await side.ask(method, path, body, token);
  const { error, ...rest } = answer as { error?: { message?: string } };
  return { status, ...(error && { message: error.message }), fields: Object.keys(rest).sort() };
}

/** What is told of an account that the owner makes; where it could not be made, all that follows would be one refusal on both. */
async function made(side: Side, account: object): Promise<Told> {
  const answer = await told(side, 'POST', ADMIN, account, 'owner');
  expect(answer.status, side.name).toBe(200);
  return answer;
}

async function field(side: Side, name: string, path: string, body: object, token?: string): Promise<unknown> {
  const answer = (await side.ask('POST', path, body, token)).body as { [name: string]: unknown };
  return answer[name];
}

async function sameFor(ask: (side: Side) => Promise<unknown>): Promise<void> {
  const [local, official] = sides.both;
  const theirs = await ask(official);
  expect(await ask(local)).toEqual(theirs);
}

describe('the same is answered', () => {
  it('to a sign-in with no address, and with one that is none', async () => {
    for (const email of [undefined, '']) {
      await sameFor(side =>
        told(side, 'POST', `${V1}/accounts:signInWithPassword?key=any`, { email, password: 'x' }),
      );
    }
  });

  it('to the life of an account that the owner makes without a password', async () => {
    await sameFor(async side => [
      await made(side, { localId: 'compat', email: EMAIL }),
      (
        await told(side, 'POST', `${V1}/accounts:signInWithPassword?key=any`, {
          email: EMAIL,
          password: PASSWORD,
        })
      ).status,
      await told(
        side,
        'POST',
        `${ADMIN}:sendOobCode`,
        { requestType: 'PASSWORD_RESET', email: NOBODY },
        'owner',
      ),
      await told(
        side,
        'POST',
        `${ADMIN}:sendOobCode`,
        { requestType: 'VERIFY_EMAIL', email: NOBODY, returnOobLink: true },
        'owner',
      ),
      await told(
        side,
        'POST',
        `${ADMIN}:sendOobCode`,
        { requestType: 'VERIFY_EMAIL', email: EMAIL, returnOobLink: true },
        'owner',
      ),
      await told(side, 'POST', `${V1}/accounts:sendOobCode?key=any`, {
        requestType: 'PASSWORD_RESET',
        email: EMAIL,
        returnOobLink: true,
      }),
      await told(side, 'POST', `${ADMIN}:batchDelete`, { localIds: ['compat'], force: true }, 'owner'),
    ]);
  });

  it('to a session: renewed in JSON, looked up, its address changed', async () => {
    await sameFor(async side => {
      const account = { email: EMAIL, password: PASSWORD, returnSecureToken: true };
      const signedUp = (await side.ask('POST', `${V1}/accounts:signUp?key=any`, account)).body as {
        idToken: string;
        refreshToken: string;
        localId: string;
      };
      const { idToken, refreshToken, localId } = signedUp;
      const renewed = [
        { grantType: 'refresh_token', refreshToken },
        { grant_type: 'refresh_token', refresh_token: refreshToken },
        {},
      ];
      // Without a session all that follows would be one refusal on both.
      expect(idToken, side.name).toEqual(expect.any(String));
      const users = (await field(side, 'users', `${V1}/accounts:lookup?key=any`, { idToken })) as object[];
      const newEmail = `new-${EMAIL}`;
      const oobCode = await field(
        side,
        'oobCode',
        `${ADMIN}:sendOobCode`,
        { requestType: 'VERIFY_AND_CHANGE_EMAIL', email: EMAIL, newEmail, returnOobLink: true },
        'owner',
      );
      const answers = [
        await Promise.all(renewed.map(body => told(side, 'POST', TOKEN, body))),
        Object.hasOwn(users[0] ?? {}, 'lastRefreshAt'),
        await told(side, 'POST', `${V1}/accounts:update?key=any`, { oobCode }),
        await told(side, 'POST', `${V1}/accounts:signUp?key=any`, {
          idToken: 'x.y.z',
          email: NOBODY,
          password: PASSWORD,
        }),
      ];
      await side.ask('POST', `${ADMIN}:delete`, { localId }, 'owner');
      return answers;
    });
  });

  it('to what helpers of tests ask', async () => {
    await sameFor(side => told(side, 'GET', `${EMULATOR}/verificationCodes`));
    await sameFor(side => told(side, 'GET', `${V1}/projects?key=any`));
  });
});
