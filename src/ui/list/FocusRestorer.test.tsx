import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { FocusRestorer } from './FocusRestorer';

type Props = { readonly children: (goes: ReactNode) => ReactNode };

/** A page with a button that goes when it is pressed. */
function Page({ children }: Props) {
  const [there, setThere] = useState(true);
  const goes = there && (
    <button type="button" onClick={() => setThere(false)}>
      Goes
    </button>
  );
  return (
    <main tabIndex={-1}>
      <FocusRestorer />
      {children(goes)}
    </main>
  );
}

async function pressWhatGoes(children: (goes: ReactNode) => ReactNode) {
  const user = userEvent.setup();
  render(<Page>{children}</Page>);
  screen.getByRole('button', { name: 'Goes' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Goes' })).toBeNull();
  return user;
}

describe('the focus of a control that goes', () => {
  it('goes on to the first control that stays beside it', async () => {
    await pressWhatGoes(goes => (
      <>
        <button type="button">Far</button>
        <div>
          <input aria-label="Words" />
          {goes}
          <button type="button" tabIndex={-1}>
            No stop
          </button>
          <button type="button">Near</button>
        </div>
      </>
    ));
    expect(screen.getByRole('button', { name: 'Near' })).toHaveFocus();
  });

  it('goes to what holds it, where that takes the focus', async () => {
    await pressWhatGoes(goes => (
      <section aria-label="Panel" tabIndex={-1}>
        {goes}
        <button type="button">Within</button>
      </section>
    ));
    expect(screen.getByRole('region', { name: 'Panel' })).toHaveFocus();
  });

  it('goes as far as it must, when what held it is gone as well', async () => {
    await pressWhatGoes(goes => <p>{goes}</p>);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is not taken by a control that goes after somebody has turned away from it', async () => {
    render(
      <Page>
        {goes => (
          <>
            {goes}
            <button type="button">Stays</button>
          </>
        )}
      </Page>,
    );
    const goes = screen.getByRole('button', { name: 'Goes' });
    goes.focus();
    goes.blur();
    await Promise.resolve();
    // Told after the part itself, which came first.
    const changed = new Promise(resolve =>
      new MutationObserver(resolve).observe(document.body, { childList: true, subtree: true }),
    );
    goes.click();
    await changed;
    expect(document.body).toHaveFocus();
  });
});
