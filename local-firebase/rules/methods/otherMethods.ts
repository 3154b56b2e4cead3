import { argument, type Methods, methodOf } from '../functions/callable';
import { intOf } from '../values/int64';
import { floatOf, stringOf, type ValueOf } from '../values/value';

/** The alphabet is the one for URLs, with padding; hexadecimal digits are capitals. */
export const bytesMethods: Methods<'bytes'> = {
  size: methodOf(0, ({ value }) => intOf(value.length)),
  toBase64: methodOf(0, ({ value }) =>
    stringOf(Buffer.from(value).toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
  ),
  toHexString: methodOf(0, ({ value }) => stringOf(Buffer.from(value).toString('hex').toUpperCase())),
};

export const latlngMethods: Methods<'latlng'> = {
  latitude: methodOf(0, ({ latitude }) => floatOf(latitude)),
  longitude: methodOf(0, ({ longitude }) => floatOf(longitude)),
  distance: methodOf(1, (from, args) => floatOf(metersBetween(from, argument(args, 0, 'latlng')))),
};

const EARTH_RADIUS_M = 6_371_009;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** Along the great circle of a spherical earth (haversine), in the form whose last digit is the official engine's. */
function metersBetween(a: ValueOf<'latlng'>, b: ValueOf<'latlng'>): number {
  const half = (degrees: number) => Math.sin((degrees * RADIANS_PER_DEGREE) / 2) ** 2;
  const cosines = Math.cos(a.latitude * RADIANS_PER_DEGREE) * Math.cos(b.latitude * RADIANS_PER_DEGREE);
  const chord = half(b.latitude - a.latitude) + cosines * half(b.longitude - a.longitude);
  return 2 * EARTH_RADIUS_M * Math.atan2(Math.sqrt(chord), Math.sqrt(Math.max(0, 1 - chord)));
}
