import type { UserEvent } from '@testing-library/user-event';

/**
 * Puts a text into a field at once, as one does who pastes: for each letter typed the whole form would be drawn anew. Where
 * the letters are what is tested there is `user.type`.
 */
export async function fillIn(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
