/** The search parameter that names the dialog over the whole list that is open. */
export const LIST_DIALOG_PARAM = 'dialog';

export type ListDialogName = 'status' | 'results' | 'export' | 'export-selected';
