import { createUserWithEmailAndPassword, sendEmailVerification, sendPasswordResetEmail } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { ASHA, HOUR_MS, lastMail, moveClock, serveAuth } from '../testing/authFixture';

async function open(origin: string, path = '/__local/mailbox') {
  const response = await fetch(`${origin}${path}`);
  return { response, html: await response.text() };
}

describe('the mailbox page', () => {
  it('says when there is no mail', async () => {
    const { origin } = await serveAuth();
    const { response, html } = await open(origin);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(html).toContain('No mail yet');
  });

  it('lists mails newest first, with the links that were sent', async () => {
    const { auth, client, origin } = await serveAuth();
    const { user } = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    await sendEmailVerification(user);
    await sendPasswordResetEmail(client(), ASHA.email);

    const { html } = await open(origin);
    expect(html.indexOf('Reset your password')).toBeLessThan(html.indexOf('Verify your email address'));
    const links = [...html.matchAll(/class="action" href="([^"]+)"/g)].map(match => match[1]);
    const sent = auth.accounts.mails().map(({ link }) => link.replaceAll('&', '&amp;'));
    expect(links).toEqual(sent.toReversed());
    expect(html).toContain(`To ${ASHA.email}`);
  });

  it('offers no link that has been used or has expired', async () => {
    const { auth, client, origin } = await serveAuth();
    const { user } = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    await sendEmailVerification(user);
    await fetch(lastMail(auth).link);
    await sendPasswordResetEmail(client(), ASHA.email);
    moveClock(HOUR_MS);

    const { html } = await open(origin);
    expect(html).toContain('This link can no longer be used.');
    expect(html).toContain('This link has expired.');
    expect(html).not.toContain('class="action"');
  });

  it('shows an address as text, whatever it is made of', async () => {
    const { auth, client, origin } = await serveAuth();
    const email = '"><img/src=x>@example.test';
    await auth.accounts.create({ email, password: ASHA.password });
    await sendPasswordResetEmail(client(), email);
    const { html } = await open(origin);
    expect(html).not.toContain('<img');
    expect(html).toContain('&quot;&gt;&lt;img/src=x&gt;@example.test');
  });

  it('runs no script and finds its stylesheet on its own origin', async () => {
    const { origin } = await serveAuth();
    const { response, html } = await open(origin);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect(html).not.toContain('<script');
    const stylesheet = /rel="stylesheet" href="([^"]+)"/.exec(html)?.[1];
    const css = await open(origin, stylesheet);
    expect(css.response.headers.get('content-type')).toBe('text/css; charset=UTF-8');
    expect(css.html).toContain('.mail');
  });
});
