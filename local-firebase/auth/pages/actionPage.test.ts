import {
  checkActionCode,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { ASHA, lastMail, serveAuth } from '../testing/authFixture';

async function open(link: string, init: RequestInit = {}) {
  const response = await fetch(link, init);
  return { status: response.status, html: await response.text() };
}

async function signedUp() {
  const fixture = await serveAuth();
  const { user } = await createUserWithEmailAndPassword(fixture.client(), ASHA.email, ASHA.password);
  return { ...fixture, user };
}

describe('a verification link', () => {
  it('verifies the address once and says so', async () => {
    const { auth, user } = await signedUp();
    await sendEmailVerification(user);
    const { link } = lastMail(auth);

    const first = await open(link);
    expect(first).toMatchObject({ status: 200, html: expect.stringContaining('Email address verified') });
    expect(first.html).toContain(ASHA.email);
    expect(auth.accounts.get(user.uid)?.emailVerified).toBe(true);

    const second = await open(link);
    expect(second).toMatchObject({ status: 400, html: expect.stringContaining('already been used') });
  });

  it('is not used up by a program that only asks for its headers', async () => {
    const { auth, user } = await signedUp();
    await sendEmailVerification(user);
    expect((await open(lastMail(auth).link, { method: 'HEAD' })).status).toBe(400);
    expect((await open(lastMail(auth).link)).status).toBe(200);
  });

  it('leads on to the page that it was asked for with', async () => {
    const { auth, user, origin } = await signedUp();
    await sendEmailVerification(user, { url: `${origin}/login?from="mail"` });
    const { html } = await open(lastMail(auth).link);
    expect(html).toContain(`href="${origin}/login?from=&quot;mail&quot;"`);
  });

  it.each(['https://evil.test/login', 'javascript:alert(1)', '//evil.test', ''])(
    'does not lead on to "%s", written into it by somebody else',
    async continueUrl => {
      const { auth, user } = await signedUp();
      await sendEmailVerification(user);
      const { status, html } = await open(
        `${lastMail(auth).link}&continueUrl=${encodeURIComponent(continueUrl)}`,
      );
      expect(status).toBe(200);
      expect(html).not.toContain('<a ');
    },
  );

  it('changes the address when it was sent for that', async () => {
    const { auth, user } = await signedUp();
    await verifyBeforeUpdateEmail(user, 'new@example.test');
    const { html } = await open(lastMail(auth).link);
    expect(html).toContain('Email address changed');
    expect(auth.accounts.get(user.uid)?.email).toBe('new@example.test');
  });

  it('tells the address from before, whose link undoes it, however often it was changed', async () => {
    const { auth, client, user } = await signedUp();
    await verifyBeforeUpdateEmail(user, 'thief@example.test');
    await open(lastMail(auth).link);
    const returnLink = lastMail(auth);
    expect(returnLink).toMatchObject({ to: ASHA.email, kind: 'RECOVER_EMAIL' });
    expect(returnLink.link).toContain('mode=recoverEmail');
    const thief = await signInWithEmailAndPassword(client(), 'thief@example.test', ASHA.password);
    await verifyBeforeUpdateEmail(thief.user, 'thief-2@example.test');
    await open(lastMail(auth).link);

    const info = await checkActionCode(client(), new URL(returnLink.link).searchParams.get('oobCode') ?? '');
    expect(info).toMatchObject({ operation: 'RECOVER_EMAIL', data: { email: ASHA.email } });
    expect((await open(returnLink.link)).html).toContain('Email address changed');
    expect(auth.accounts.get(user.uid)?.email).toBe(ASHA.email);
    expect((await open(returnLink.link)).status).toBe(400);
  });
});

describe('a reset link', () => {
  it('asks for the new password and sets it, once', async () => {
    const { auth, client } = await signedUp();
    await sendPasswordResetEmail(client(), ASHA.email);
    const { link } = lastMail(auth);

    const { html } = await open(link);
    expect(html).toContain('<form');
    const action = /action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const body = new URLSearchParams({ email: ASHA.email, newPassword: 'other-water-2' });
    const target = new URL(action, link).href;

    expect(await open(target, { method: 'POST', body })).toMatchObject({
      status: 200,
      html: expect.stringContaining('Password changed'),
    });
    await signInWithEmailAndPassword(client(), ASHA.email, 'other-water-2');
    expect(await open(target, { method: 'POST', body })).toMatchObject({ status: 400 });
    expect(await open(link)).toMatchObject({ status: 400 });
  });

  it('asks again for a password that is too weak, and says why', async () => {
    const { auth, client } = await signedUp();
    await sendPasswordResetEmail(client(), ASHA.email);
    const body = new URLSearchParams({ newPassword: '12345' });
    const answer = await open(lastMail(auth).link, { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(answer.html).toContain('role="alert">Password should be at least 6 characters');
    expect(answer.html).toContain('<form');
  });

  it('shows no form for a code of another kind', async () => {
    const { auth, user } = await signedUp();
    await sendEmailVerification(user);
    const link = lastMail(auth).link.replace('verifyEmail', 'resetPassword');
    expect((await open(link)).html).not.toContain('<form');
  });
});

it.each(['', '?mode=revertSecondFactorAddition&oobCode=x', '?mode=signIn'])(
  'a link that means nothing here is refused by name: "%s"',
  async query => {
    const { origin } = await serveAuth();
    const { status, html } = await open(`${origin}/emulator/action${query}`);
    expect(status).toBe(400);
    expect(html).toContain(new URLSearchParams(query).get('mode') ?? '(none)');
  },
);
