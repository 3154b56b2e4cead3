import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Hands the focus on when a notice takes the place of the form's main button, and back when that button is there again.
 * To the notice as a whole: a key that is held down must accept nothing unread.
 */
export function useFocusBesideNotice(
  form: RefObject<HTMLFormElement | null>,
  notice: RefObject<HTMLElement | null>,
  isButtonThere: boolean,
): void {
  const was = useRef(isButtonThere);
  // In the frame in which the button goes or comes: nobody finds the focus nowhere.
  useLayoutEffect(() => {
    if (was.current === isButtonThere) return;
    was.current = isButtonThere;
    // Whoever is somewhere else by now stays there.
    if (document.activeElement !== document.body) return;
    const submit = form.current?.elements.namedItem('submit');
    if (submit instanceof HTMLElement) submit.focus();
    else notice.current?.focus();
  }, [form, notice, isButtonThere]);
}
