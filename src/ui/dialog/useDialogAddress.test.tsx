import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { UnsavedGuardRouter } from '@/ui/unsavedGuard/UnsavedGuardRouter';
import { useDialogAddress } from './useDialogAddress';

const NAMES = ['edit'];

function Form({ onSaved }: { readonly onSaved: () => void }) {
  const [saved, setSaved] = useState(false);
  return (
    <button
      type="button"
      onClick={() => {
        setSaved(true);
        onSaved();
      }}
    >
      {saved ? 'Saved' : 'Save'}
    </button>
  );
}

function Page({ onSaved = close => close() }: { readonly onSaved?: (close: () => void) => void }) {
  const { dialog, open, close } = useDialogAddress(NAMES);
  return (
    <>
      {dialog && <Form key={dialog.about} onSaved={() => onSaved(close)} />}
      <button type="button" onClick={() => open('edit', '1')}>
        Open
      </button>
    </>
  );
}

it('opened again before its address has let it go, a dialog is another one', async () => {
  globalThis.history.replaceState(null, '', '/?edit=1');
  render(
    <BrowserRouter>
      <UnsavedGuardRouter>
        <Page />
      </UnsavedGuardRouter>
    </BrowserRouter>,
  );
  // As a browser does: the second click comes before what the first has begun is drawn.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  screen.getByRole('button', { name: 'Save' }).click();
  await Promise.resolve();
  screen.getByRole('button', { name: 'Open' }).click();
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
});

it('asked again to close, at once or when its address has let it go, does not leave the page', async () => {
  globalThis.history.replaceState(null, '', '/before');
  globalThis.history.pushState(null, '', '/page');
  const late: (() => void)[] = [];
  render(
    <BrowserRouter>
      <UnsavedGuardRouter>
        <Page
          onSaved={close => {
            late.push(close);
            close();
            close();
          }}
        />
      </UnsavedGuardRouter>
    </BrowserRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(globalThis.location.search).toBe(''));
  for (const close of late) close();
  // One step from the page, and not from the one before.
  globalThis.history.forward();
  await screen.findByRole('button', { name: 'Save' });
});
