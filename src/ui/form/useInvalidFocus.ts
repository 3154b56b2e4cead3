import { type RefObject, useEffect } from 'react';

/**
 * Leads to the first field at fault whenever a check has found some, however far the form is scrolled. `problems`: a new
 * object from every check, so that pressing Save again leads there again.
 */
export function useInvalidFocus(form: RefObject<HTMLElement | null>, problems: object): void {
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, problems]);
}
