import { parseTimestamp } from './timestampParse';

/** Microseconds since the epoch as RFC 3339 in UTC, with 0, 3 or 6 digits of a second as Google's JSON writes it. */
export function formatMicros(micros: number): string {
  const seconds = Math.floor(micros / 1_000_000);
  const fraction = String(micros - seconds * 1_000_000).padStart(6, '0');
  const digits =
    fraction === '000000' ? '' : `.${fraction.endsWith('000') ? fraction.slice(0, 3) : fraction}`;
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}${digits}Z`;
}

/**
 * The time that `serverTimestamp` and the rules' `request.time` give, which has milliseconds only.
 * @param micros when the server did it
 */
export function requestTimeOf(micros: number): number {
  return Math.floor(micros / 1000) * 1000;
}

/**
 * RFC 3339 to microseconds since the epoch; finer digits are cut.
 * @throws RpcError INVALID_ARGUMENT naming the place
 */
export function parseMicros(raw: unknown, at: string): number {
  const [seconds = '', fraction = ''] = parseTimestamp(raw, at).slice(0, -1).split('.');
  return Date.parse(`${seconds}Z`) * 1000 + Number(fraction.padEnd(6, '0'));
}
