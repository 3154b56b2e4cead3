// @bundle texts

import * as v from 'valibot';
import { plainLine, plainText } from './plainText';

/*
 * Texts of people in stored data: what waits to be sent is cleaned as the forms clean it today, for an earlier version may
 * have kept it; what a document says is also cut, for it is there to be shown.
 */

export const typedLine = v.pipe(
  v.string(),
  v.transform(text => plainLine(text)),
);

export const typedText = v.pipe(
  v.string(),
  v.transform(text => plainText(text)),
);

/** What counts as a text: older orders hold numbers for some. */
type StoredText = v.GenericSchema<unknown, string>;

/** A document's text of one line; empty where it holds none. */
export const shownLine = (most: number, of: StoredText = v.string()) =>
  v.fallback(
    v.pipe(
      of,
      v.transform(text => plainLine(text, most)),
    ),
    '',
  );

/** A document's text of several lines; empty where it holds none. */
export const shownText = (most: number, of: StoredText = v.string()) =>
  v.fallback(
    v.pipe(
      of,
      v.transform(text => plainText(text, most)),
    ),
    '',
  );
