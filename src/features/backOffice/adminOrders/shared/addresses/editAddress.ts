/** The search parameter that names the order being edited. */
export const EDIT_PARAM = 'edit';
