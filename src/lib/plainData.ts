// @bundle documents

/** What a document holds once it is plain data: JSON, with instants as ISO texts. */
export type PlainValue =
  | null
  | boolean
  | number
  | string
  | readonly PlainValue[]
  | { readonly [field: string]: PlainValue };

export type PlainDocument = {
  readonly id: string;
  readonly data: { readonly [field: string]: PlainValue };
};

/** Values only the server or the SDK can make, written as plain data in a request. */
export type WriteMarker =
  | { readonly $write: 'serverTime' }
  | { readonly $write: 'increment'; readonly by: number }
  | { readonly $write: 'inDays'; readonly days: number }
  | { readonly $write: 'instant'; readonly iso: string }
  | { readonly $write: 'deleteField' };

export type WriteValue =
  | PlainValue
  | WriteMarker
  | readonly WriteValue[]
  | { readonly [field: string]: WriteValue };
export type WriteData = { readonly [field: string]: WriteValue };

/** The server's clock at the commit. */
export const serverTime: WriteMarker = { $write: 'serverTime' };
/** Adds to the stored number without reading it. */
export const incrementBy = (by: number): WriteMarker => ({ $write: 'increment', by });
/** So many days after the write is sent, by the server's clock as well as this device knows it. */
export const inDays = (days: number): WriteMarker => ({ $write: 'inDays', days });

/** A moment that has been stored before, given as an ISO text. */
export const instantAt = (iso: string): WriteMarker => ({ $write: 'instant', iso });

/** Takes the field from its document; only in an `update`. */
export const deleteField: WriteMarker = { $write: 'deleteField' };

/** An instant to compare stored timestamps with, as an ISO text. */
export type TimeValue = { readonly $time: string };
export const timeValue = (iso: string): TimeValue => ({ $time: iso });

/** Asks for timestamps as `TimeValue`s, to be told from texts; else they are ISO texts like any other. */
export type Times = 'marked';
