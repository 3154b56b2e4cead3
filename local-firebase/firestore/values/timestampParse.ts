import { RpcError } from '../wire/rpcError';

const RFC_3339 = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:Z|([+-])(\d\d):(\d\d))$/;

/**
 * An RFC 3339 time in UTC, cut to microseconds as Firestore cuts it, with 0, 3 or 6 digits of a second as Google's
 * JSON writes it: `2026-01-15T09:00:00.250Z`. One moment has one text.
 * @throws RpcError INVALID_ARGUMENT for another form or a year outside 0001 to 9999
 */
export function parseTimestamp(raw: unknown, at: string): string {
  const match = typeof raw === 'string' ? RFC_3339.exec(raw) : null;
  if (!match) throw refused(raw, at);
  const [, date = '', time = '', fraction = '', sign, hours = '0', minutes = '0'] = match;
  const local = Date.parse(`${date}T${time}Z`);
  // Date.parse turns February 30 into March 1; such a date does not come back as it was written.
  if (Number.isNaN(local) || new Date(local).toISOString().slice(0, 19) !== `${date}T${time}`) {
    throw refused(raw, at);
  }
  if (Number(hours) > 23 || Number(minutes) > 59) throw refused(raw, at);
  const offsetMs = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  const utc = new Date(local - offsetMs).toISOString();
  if (utc.length !== 24 || utc.startsWith('0000')) throw refused(raw, at);
  const micros = fraction.padEnd(6, '0').slice(0, 6);
  return `${utc.slice(0, 19)}${formatFraction(micros)}Z`;
}

function formatFraction(micros: string): string {
  if (micros === '000000') return '';
  return micros.endsWith('000') ? `.${micros.slice(0, 3)}` : `.${micros}`;
}

function refused(raw: unknown, at: string): RpcError {
  return new RpcError(
    'INVALID_ARGUMENT',
    `Invalid value at '${at}' (type.googleapis.com/google.protobuf.Timestamp), ${JSON.stringify(raw)}: ` +
      'Illegal timestamp format; timestamps are RFC 3339, from the year 0001 to 9999',
  );
}
