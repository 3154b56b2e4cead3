import type { Services } from '@/store/services';

/** What stands on the device under a slice's name. */
export type StoredText = { readonly key: string; readonly version: number; readonly text: string };

export type ReadResult<State> =
  | { readonly kind: 'restored'; readonly state: State }
  /** Unreadable; the text was put aside under `quarantineKey`. */
  | { readonly kind: 'quarantined'; readonly state: null }
  /** Written by a newer version of the app, which must find it untouched. */
  | { readonly kind: 'newer'; readonly state: null };

/** Makes state of a stored text; `version` is the one the app has now. */
export type StoredReader<State> = (
  stored: StoredText,
  device: Pick<Services, 'storage' | 'clock'>,
) => ReadResult<State>;

/** How one slice is stored on the device. */
export type PersistedSlice<State> = {
  /** Also the slice's name in the store. */
  readonly key: string;
  readonly version: number;
  /** The code that reads what is stored; a device that has nothing stored never asks. Rejects when it cannot be had. */
  readonly loadReader: () => Promise<StoredReader<State>>;
};

export const storageKey = (key: string): string => `persist:${key}`;
export const quarantineKey = (key: string): string => `quarantine:${key}`;
