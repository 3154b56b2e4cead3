// @bundle texts

import type { Language } from '@/lib/language';
import { formatTime, INDIA_OFFSET_MS } from './dates';

/** A time of the shop's day: `07:00-10:00`. */
export const SLOT = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/;

/** When a slot of a day such as `2026-11-30` ends, as an ISO instant. */
export const slotEnd = ({ day, slot }: { readonly day: string; readonly slot: string }): string =>
  new Date(Date.parse(`${day}T${slot.slice(6)}:00Z`) - INDIA_OFFSET_MS).toISOString();

/** A slot in words: `7:00 am – 10:00 am`. */
export const slotText = (slot: string, language: Language): string =>
  slot
    .split('-')
    .map(time => formatTime(`1970-01-01T${time}:00+05:30`, language))
    .join(' – ');

/** A day in words, with the time of it where there is one. */
export const dayWithSlot = (day: string, slot: string | undefined, language: Language): string =>
  slot === undefined ? day : `${day}, ${slotText(slot, language)}`;
