import { checkField } from '../values/fieldLimits';
import { formatFieldPath, parseFieldPath } from '../values/fieldPath';
import { isNumber } from '../values/numberValue';
import type { Value } from '../values/value';
import { parseValue } from '../values/valueParse';
import { enumName, invalid, type JsonObject, readArray, readObject } from '../values/wireJson';
import { readOneOf } from '../wire/requestFields';
import type { FieldTransform, Transform } from './write';

const KINDS = [
  'setToServerValue',
  'increment',
  'maximum',
  'minimum',
  'appendMissingElements',
  'removeAllFromArray',
] as const;

/** By their numbers in `google.firestore.v1`. */
const SERVER_VALUES = ['SERVER_VALUE_UNSPECIFIED', 'REQUEST_TIME'];

/** @throws RpcError INVALID_ARGUMENT naming the place */
export function parseFieldTransforms(json: unknown, at: string): readonly FieldTransform[] {
  const transforms = readArray(json, at).map((item, index) => {
    const place = `${at}[${index}]`;
    const raw = readObject(item, ['fieldPath', ...KINDS], place);
    const field = parseFieldPath(raw.fieldPath, `${place}.fieldPath`);
    checkField(field, `${place}.fieldPath`);
    return { field, transform: parseTransform(raw, place) };
  });
  checkApart(transforms, at);
  return transforms;
}

/** One field may be transformed several times, but not together with one inside it. */
function checkApart(transforms: readonly FieldTransform[], at: string): void {
  const transformed = new Set(transforms.map(({ field }) => formatFieldPath(field)));
  for (const { field } of transforms) {
    for (let length = 1; length < field.length; length += 1) {
      const outer = formatFieldPath(field.slice(0, length));
      if (transformed.has(outer)) {
        throw invalid(at, `"${outer}" is transformed together with a field inside it`);
      }
    }
  }
}

function parseTransform(raw: JsonObject, at: string): Transform {
  const kind = readOneOf(raw, at, KINDS);
  switch (kind) {
    case 'setToServerValue':
      if (enumName(raw[kind], SERVER_VALUES) !== 'REQUEST_TIME')
        throw invalid(at, 'setToServerValue is REQUEST_TIME');
      return { kind: 'requestTime' };
    case 'increment':
    case 'maximum':
    case 'minimum':
      return { kind, operand: parseOperand(raw[kind], `${at}.${kind}`) };
    case 'appendMissingElements':
      return { kind: 'appendMissing', elements: parseElements(raw[kind], `${at}.${kind}`) };
    case 'removeAllFromArray':
      return { kind: 'removeAll', elements: parseElements(raw[kind], `${at}.${kind}`) };
    case undefined:
      throw invalid(at, `a transform has one of ${KINDS.join(', ')}`);
    default:
      return kind satisfies never;
  }
}

function parseOperand(json: unknown, at: string): Value {
  const value = parseValue(json, at);
  if (!isNumber(value)) throw invalid(at, 'the operand is an integer or a double');
  return value;
}

function parseElements(json: unknown, at: string): readonly Value[] {
  const array = parseValue({ arrayValue: json }, at);
  return 'arrayValue' in array ? array.arrayValue.values : [];
}
