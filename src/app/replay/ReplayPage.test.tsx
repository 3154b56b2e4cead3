import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inertPersisted } from '../persistence/inertPersistence';
import { navigated } from '../recording/navigation';
import { type Session, writeSessionFile } from '../recording/sessionFile';
import { createStateHash } from '../recording/stateHash';
import { makeRootReducer } from '../rootStore/rootReducer';
import { ReplayPage } from './ReplayPage';

const hash = createStateHash();
const initialState = makeRootReducer(inertPersisted).reducer(undefined, { type: 'test/opened' });
const nowhere = navigated({ pathname: '/nowhere', search: '' });

function aSession(changes: Partial<Session> = {}): Session {
  const [home, away] = ['/login', nowhere.payload.pathname].map(pathname => ({
    ...nowhere,
    payload: { pathname, search: '', entry: null },
  }));
  if (!home || !away) throw new Error('no places');
  return {
    appVersion: '1.0.0',
    takenAt: '2026-01-15T09:00:00.000Z',
    startsAt: { pathname: '/login', search: '', entry: null },
    initialState,
    initialHash: hash(initialState),
    steps: [away, home, away].map((action, index) => ({ action, atMs: index, hash: hash(initialState) })),
    ...changes,
  };
}

const aFile = (text: string) => new File([text], 'session.json', { type: 'application/json' });
const fileOf = (session: Session) => aFile(writeSessionFile(session));

async function open(file: File) {
  const user = userEvent.setup();
  render(<ReplayPage />);
  await user.upload(screen.getByLabelText('Session file'), file);
  return user;
}
const controls = async () => within(await screen.findByRole('region', { name: 'Replay' }));

describe('opening a file', () => {
  it.each([
    ['foreign', '{"a":1}', 'This is not a session file of this shop.'],
    ['cut off', writeSessionFile(aSession()).slice(0, -20), 'This session file is damaged (JSON).'],
    ['newer', '{"format":"eawa-session","version":9}', /newer version of the app \(format 9\)/],
    [
      'older',
      '{"format":"eawa-session","version":1,"appVersion":"0.9"}',
      /written by app 0\.9, whose actions/,
    ],
  ])('that is %s says so, and another can be opened', async (_what, text, message) => {
    const user = await open(aFile(text));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await user.upload(screen.getByLabelText('Session file'), fileOf(aSession()));
    expect((await controls()).getByText('Step 0 of 3')).toBeVisible();
  });

  it('with an action no reducer can take says so', async () => {
    const broken = { type: 'api/executeQuery/fulfilled', meta: { arg: { endpointName: 'none' } } };
    await open(fileOf(aSession({ steps: [{ action: broken, atMs: 0, hash: '' }] })));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This session file is damaged \(TypeError/);
  });

  it('takes a dropped one', async () => {
    render(<ReplayPage />);
    fireEvent.drop(screen.getByRole('main'), { dataTransfer: { files: [fileOf(aSession())] } });
    expect((await controls()).getByText('Step 0 of 3')).toBeVisible();
  });
});

describe('the controls', () => {
  it('go forwards, back, to either end and to any step, and not beyond', async () => {
    const user = await open(fileOf(aSession()));
    const { getByRole, getByText, getByLabelText } = await controls();
    for (const [button, step] of [
      ['Step back', 0],
      ['Step forward', 1],
      ['Step forward', 2],
      ['Step back', 1],
      ['Last step', 3],
      ['Step forward', 3],
      ['First step', 0],
    ] as const) {
      await user.click(getByRole('button', { name: button }));
      expect(getByText(`Step ${step} of 3`)).toBeVisible();
    }
    fireEvent.change(getByLabelText('Jump to step'), { target: { value: 2 } });
    expect(getByText('Step 2 of 3')).toBeVisible();
    expect(getByText('navigation/navigated')).toBeVisible();
    expect(getByText(/"pathname": "\/login"/)).toBeInTheDocument();
  });

  it('bring the screens of the step', async () => {
    const user = await open(fileOf(aSession()));
    const { getByRole } = await controls();
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await user.click(getByRole('button', { name: 'Step forward' }));
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    // The screens are to be looked at: their links lead nowhere.
    await user.click(screen.getByRole('link', { name: 'Back to the shop' }));
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await user.click(getByRole('button', { name: 'Step back' }));
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });

  it('play to the end by themselves, and stop there', async () => {
    const user = await open(fileOf(aSession()));
    const { findByText, getByRole } = await controls();
    await user.click(getByRole('button', { name: 'Play' }));
    expect(getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(await findByText('Step 3 of 3')).toBeVisible();
    expect(getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('say where the states are not the recorded ones', async () => {
    const session = aSession();
    const steps = session.steps.map((step, index) => (index === 1 ? { ...step, hash: 'other' } : step));
    const user = await open(fileOf({ ...session, steps }));
    const { getByRole, getByText } = await controls();
    expect(getByText('1 state differs, the first at step 2')).toBeVisible();
    await user.click(getByRole('button', { name: 'Step forward' }));
    expect(getByText('Same state as recorded')).toBeVisible();
    await user.click(getByRole('button', { name: 'Step forward' }));
    expect(getByText('Not the state that was recorded')).toBeVisible();
  });
});
