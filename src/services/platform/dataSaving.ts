/** What Chromium tells of the connection, on phones. */
export type Connection = EventTarget & { readonly saveData: boolean; readonly type?: string | undefined };

export const browserConnection = (): Connection | undefined =>
  (navigator as Navigator & { readonly connection?: Connection }).connection;

/** Whether the person has asked the browser to save data. */
export const savesData = (): boolean => browserConnection()?.saveData === true;
