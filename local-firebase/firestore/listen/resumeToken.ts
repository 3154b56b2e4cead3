import { parseMicros } from '../values/timestamp';
import { invalid, isAbsent, type JsonObject } from '../values/wireJson';
import { readText } from '../wire/requestFields';

/** Which documents a client has seen: those of this time, of this run of the backend or of one before. */
export type Seen = { readonly time: number; readonly isOfThisRun: boolean };

/** @param run a text of this run of the backend: what an earlier one changed last, this one cannot know */
export function formatResumeToken(run: string, time: number): string {
  return btoa(`${run} ${time}`);
}

/** What a target says of what its client has seen; null where that is nothing. @throws RpcError INVALID_ARGUMENT */
export function readSeen({ resumeToken, readTime }: JsonObject, run: string): Seen | null {
  if (!isAbsent(resumeToken) && resumeToken !== '') {
    const [, itsRun, time] = /^(\w+) (\d{1,16})$/.exec(decode(readText(resumeToken, 'resumeToken'))) ?? [];
    if (time === undefined) throw invalid('addTarget.resumeToken', 'it is none of this backend');
    return { time: Number(time), isOfThisRun: itsRun === run };
  }
  if (isAbsent(readTime)) return null;
  // A time does not say whose it is.
  return { time: parseMicros(readTime, 'addTarget.readTime'), isOfThisRun: false };
}

/** The SDKs send base64 as they were given it, or with the letters for addresses. */
function decode(token: string): string {
  try {
    return atob(token.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
