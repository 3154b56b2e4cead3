// @bundle texts

import { findPinCodes } from './findPinCodes';

/** A PIN code, as it is stored. */
export const PIN = /^[1-9]\d{5}$/;

/** The last PIN code in an address; empty without one. */
export const lastPinCode = (address: string): string => findPinCodes(address).at(-1) ?? '';
