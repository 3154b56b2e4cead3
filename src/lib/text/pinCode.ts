// @bundle texts

import { pinsIn } from './pinsIn';

/** A PIN code, as it is stored. */
export const PIN = /^[1-9]\d{5}$/;

/** The last PIN code in an address; empty without one. */
export const pinIn = (address: string): string => pinsIn(address).at(-1) ?? '';
