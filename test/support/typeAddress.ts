import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fillIn } from './fillIn';

/** Types another address than the one the form has, as a whole, into the order form. */
export async function typeAddress(user: UserEvent, text: string): Promise<void> {
  const change = screen.queryByRole('button', { name: 'Change the delivery address' });
  if (change) await user.click(change);
  const another = screen.queryByRole('radio', { name: 'Another address' });
  if (another) await user.click(another);
  await user.clear(screen.getByLabelText('Delivery address'));
  if (text) await fillIn(user, screen.getByLabelText('Delivery address'), text);
}
