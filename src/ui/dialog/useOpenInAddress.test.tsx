import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useOpenInAddress } from './useOpenInAddress';

type Props = { readonly onSaved: () => void };

function Page({ onSaved }: Props) {
  const { opened, open, close } = useOpenInAddress('dialog');
  return (
    <>
      <button type="button" onClick={() => open('new')}>
        Open
      </button>
      {opened && (
        <button type="button" onClick={() => close() && onSaved()}>
          Save
        </button>
      )}
    </>
  );
}

it('closes once, and to where it was opened, however often it is pressed before its address has let it go', async () => {
  const saved: string[] = [];
  render(
    <BrowserRouter>
      <Page onSaved={() => saved.push('saved')} />
    </BrowserRouter>,
  );
  // As a browser does: the second click comes before what the first has begun is drawn.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  screen.getByRole('button', { name: 'Open' }).click();
  const save = await screen.findByRole('button', { name: 'Save' });
  save.click();
  save.click();
  expect(saved).toEqual(['saved']);
  screen.getByRole('button', { name: 'Open' }).click();
  await screen.findByRole('button', { name: 'Save' });
});

it('closes again what Forward has opened again', async () => {
  const saved: string[] = [];
  render(
    <BrowserRouter>
      <Page onSaved={() => saved.push('saved')} />
    </BrowserRouter>,
  );
  const user = userEvent.setup();
  const gone = () => waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await gone();
  globalThis.history.forward();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(saved).toEqual(['saved', 'saved']);
  await gone();
});
