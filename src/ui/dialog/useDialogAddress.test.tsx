import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Guarded } from '@/ui/unsavedGuard/Guarded';
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

function Page() {
  const { dialog, open, close } = useDialogAddress(NAMES);
  return (
    <>
      {dialog && <Form key={dialog.about} onSaved={close} />}
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
      <Guarded>
        <Page />
      </Guarded>
    </BrowserRouter>,
  );
  // As a browser does: the second click comes before what the first has begun is drawn.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  screen.getByRole('button', { name: 'Save' }).click();
  await Promise.resolve();
  screen.getByRole('button', { name: 'Open' }).click();
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
});
