import * as v from 'valibot';
import { LANGUAGE_CODES } from '@/i18n/languages';
import { CHIMES, DEFAULT_OFFICE, DENSITIES, type OfficePreferences } from './officePreferences';
import { type Preferences, THEMES } from './preferencesSlice';

const schema: v.GenericSchema<unknown, OfficePreferences> = v.object({
  density: v.fallback(v.picklist(DENSITIES), DEFAULT_OFFICE.density),
  chime: v.fallback(v.picklist(CHIMES), DEFAULT_OFFICE.chime),
  cardClosed: v.fallback(v.boolean(), false),
  seen: v.fallback(v.array(v.object({ uid: v.string(), seenIds: v.array(v.string()) })), []),
  orderFilters: v.fallback(
    v.array(v.object({ uid: v.string(), search: v.string(), day: v.optional(v.string(), '') })),
    [],
  ),
});

/** Stored preferences as state; null where there are none. */
function parseOfficePreferences(stored: unknown): OfficePreferences | null {
  const parsed = v.safeParse(schema, stored);
  return parsed.success ? parsed.output : null;
}

/**
 * Stored preferences as state. A language that is
 * missing or not known (of an app before there was a choice, or after there were more) is no choice.
 */
export function parsePreferences(stored: unknown): Preferences {
  const fields: { readonly [field in keyof Preferences]?: unknown } = Object(stored);
  const theme = THEMES.find(known => known === fields.theme);
  if (!theme) throw new Error('no known theme');
  return {
    theme,
    language: LANGUAGE_CODES.find(known => known === fields.language) ?? null,
    office: parseOfficePreferences(fields.office),
  };
}
