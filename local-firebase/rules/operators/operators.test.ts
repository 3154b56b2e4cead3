import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../testing/outcomeOf';
import { double, geoPoint, reference } from '../testing/plainData';

const MAX = '9223372036854775807';

describe('operators', () => {
  test.each([
    // Integers and floats.
    ['1 + 2 == 3', 'true'],
    ['1 + 2.5 == 3.5', 'true'],
    ['10 / 4 == 2', 'true'],
    ['-7 / 2 == -3', 'true'],
    ['-7 % 2 == -1', 'true'],
    ['10 / 4.0 == 2.5', 'true'],
    ['5.5 % 2 == 1.5', 'true'],
    ['1 == 1.0', 'true'],
    ['1 is float', 'false'],
    ['1.0 is int', 'false'],
    ['10 / 0 == 0', 'error: an integer is divided by zero'],
    ['10 % 0 == 0', 'error: an integer is divided by zero'],
    ['1.0 / 0.0 > 1000000.0', 'true'],
    [`${MAX} + 1 > 0`, 'error: the integer needs more than 64 bits'],
    [`-${MAX} - 2 < 0`, 'error: the integer needs more than 64 bits'],
    ['-9223372036854775808 < 0', 'true'],
    ['-(-9223372036854775808) > 0', 'error: the integer needs more than 64 bits'],
    ['9007199254740993 == 9007199254740992.0', 'true'],
    ['9007199254740993 > 9007199254740992.0', 'false'],
    ['-9223372036854775808 / -1 < 0', 'true'],
    ['1 + "a" == "1a"', 'error: there is no int + string'],
    ['-"a" == "a"', 'error: there is no -string'],
    // Texts and lists.
    ['"a" + \'b\' == "ab"', 'true'],
    ['[1] + [2] == [1, 2]', 'error: there is no list + list'],
    ['"\\u20b9" == "₹"', 'true'],
    ['b"\\xff\\x00" == b"\\xff\\x00"', 'true'],
    ['b"a" == "a"', 'false'],
    ['"abc"[1] == "b"', 'true'],
    ['"💧b"[2] == "b"', 'true'],
    ['"abc"[3] == "b"', 'error: there is nothing at 3 of 3'],
    ['"abc"[0:2] == "ab"', 'true'],
    ['"abc"[1:1] == ""', 'true'],
    ['"abc"[3:3] == ""', 'error: the range 3 to 3 leaves the 3 there are'],
    ['"abc"[0:0] == ""', 'error: the range 0 to 0 leaves the 3 there are'],
    ['"abc"[0:4] == "abc"', 'error: the range 0 to 4 leaves the 3 there are'],
    ['"abc"[2:1] == ""', 'error: the range 2 to 1 leaves the 3 there are'],
    ['[1, 2, 3][1:3] == [2, 3]', 'true'],
    ['[1][-1] == 1', 'error: there is nothing at -1 of 1'],
    ['[1][0.0] == 1', 'error: a list has nothing at 0.0'],
    ['{"a": {"b": 1}}.a["b"] == 1', 'true'],
    ['{"a": 1}.b == 1', 'error: the field b is missing'],
    ['null.a == 1', 'error: null has no field a'],
    ['"abc"[-1:1] == ""', 'error: the range -1 to 1 leaves the 3 there are'],
    ['"abc"[0.0:1] == ""', 'error: a range goes from an int to an int'],
    ['"abc"[0:1.0] == ""', 'error: a range goes from an int to an int'],
    ['{}[0:1] == ""', 'error: there is no range of a map'],
    ['[1] + 1 == [1, 1]', 'error: there is no list + int'],
    ['1 + [1] == [1, 1]', 'error: there is no int + list'],
    // Times.
    ['duration.value(1, "s") + timestamp.value(0) == timestamp.value(1000)', 'true'],
    ['timestamp.value(1000) - duration.value(1, "s") == timestamp.value(0)', 'true'],
    ['timestamp.value(2500) - timestamp.value(1000) == duration.value(1500, "ms")', 'true'],
    ['duration.value(3, "s") - duration.value(1, "s") == duration.value(2, "s")', 'true'],
    ['duration.value(3, "s") + duration.value(1, "s") == duration.value(4, "s")', 'true'],
    ['timestamp.value(0) + timestamp.value(0) == null', 'error: there is no timestamp + timestamp'],
    ['timestamp.value(0) - 1 == null', 'error: there is no timestamp - int'],
    ['timestamp.value(0) + 1 == null', 'error: there is no timestamp + int'],
    ['duration.value(1, "s") - timestamp.value(0) == null', 'error: there is no duration - timestamp'],
    ['duration.value(1, "s") + 1 == null', 'error: there is no duration + int'],
    ['duration.value(1, "s") - 1 == null', 'error: there is no duration - int'],
    ['1 - duration.value(1, "s") == null', 'error: there is no int - duration'],
    ['timestamp.value(0) == timestamp.value(1)', 'false'],
    ['latlng.value(1, 2) == latlng.value(1, 2)', 'true'],
    ['latlng.value(1, 2) == latlng.value(1, 3)', 'false'],
    ['latlng.value(1, 2) == latlng.value(0, 2)', 'false'],
    ['{"a": 1} == {"a": 2}', 'false'],
    ['{"a": 1} == {"b": 1}', 'false'],
    ['{"a": 1} == {"a": 1, "b": 1}', 'false'],
    ['[1, 2].toSet() == [1].toSet()', 'false'],
    ['[1, 2].toSet() == [1, 3].toSet()', 'false'],
    ['{"a": 1}.diff({}) == {"a": 1}.diff({})', 'false'],
    ['{"a": 1}.diff({}) == {"a": 1}.diff({"b": 1})', 'false'],
    ['/a/b == /a/c', 'false'],
    ['/a/b == /a', 'false'],
    ['b"a" == b"b"', 'false'],
    ['timestamp.value(0) == duration.value(0, "s")', 'false'],
    ['duration.value(1, "s") * 2 == null', 'error: there is no duration * int'],
    // Equality and order.
    ['1 == "1"', 'false'],
    ['1 != "1"', 'true'],
    ['null == null', 'true'],
    ['[1, [2]] == [1, [2]]', 'true'],
    ['[1] == [1.0]', 'false'],
    ['{"a": 1} == {"a": 1.0}', 'false'],
    ['[0.0] == [-0.0]', 'false'],
    ['{"a": 1}.diff({"a": 1.0}).unchangedKeys() == ["a"].toSet()', 'true'],
    ['[1].toSet() == [1.0].toSet()', 'true'],
    ['{"a": 1, "b": 2} == {"b": 2, "a": 1}', 'true'],
    ['[1, 2].toSet() == [2, 1].toSet()', 'true'],
    ['[1].toSet() == [1]', 'false'],
    ['"a" < "b" && "Z" < "a"', 'true'],
    ['"💧" < "\uff5e"', 'true'],
    ['b"a" < b"b"', 'true'],
    ['1 < 1.5', 'true'],
    ['1 < "2"', 'error: there is no order between int and string'],
    ['true < false', 'error: there is no order between bool and bool'],
    // Membership.
    ['1 in [1.0]', 'false'],
    ['0.0 in [-0.0]', 'true'],
    ['1 in [1.0].toSet()', 'true'],
    ['"x" in {"x": null}', 'true'],
    ['"toString" in {"x": null}', 'false'],
    ['"a" in ["b"].toSet()', 'false'],
    ['1 in {"x": null}', 'error: a key is a string, not 1'],
    ['"a" in "abc"', 'error: nothing is in a string'],
    // Truth.
    ['!true', 'false'],
    ['!null', 'error: null is neither true nor false'],
    ['1', 'error: 1 is neither true nor false'],
    ['true ? 1 == 1 : 1 / 0 == 1', 'true'],
    ['false ? true : true ? false : true', 'false'],
    ['1 ? true : true', 'error: 1 is neither true nor false'],
    // Paths.
    ['/a/$("b")/c == path("a/b/c")', 'true'],
    ['(/a/$("b"))[1] == "b"', 'true'],
    ['(/a/b/c)[1:3] == /b/c', 'true'],
    ['(/a/b)[0:3] == /a/b', 'error: the range 0 to 3 leaves the 2 there are'],
    ['/a/$("b/c") == /a/b/c', 'false'],
    ['/a/$("") == /a', 'false'],
    ['/a/$(1) == path("a/1")', 'true'],
    ['/a/$([1]) == /a', 'error: a list of 1 is no segment of a path'],
    ['/a/$(/b/c) == /a/b/c', 'true'],
  ])('%s is %s', (condition, outcome) => {
    expect(outcomeOf(condition)).toBe(outcome);
  });

  test.each([
    ['bool', true],
    ['bytes', new Uint8Array([1])],
    ['float', 1.5],
    ['int', 1],
    ['latlng', geoPoint(1, 2)],
    ['list', [1]],
    ['map', { a: 1 }],
    ['path', reference('things/t2')],
    ['string', ''],
    ['timestamp', new Date(0)],
  ] as const)('a stored %s is of its own type only', (type, value) => {
    const types = ['bool', 'bytes', 'duration', 'float', 'int', 'latlng', 'list', 'map'];
    const all = [...types, 'map_diff', 'path', 'string', 'timestamp'];
    const found = all.filter(
      each => outcomeOf(`resource.data.x is ${each}`, { data: { x: value } }) === 'true',
    );
    expect(found).toEqual([type]);
    const isNumber = type === 'int' || type === 'float';
    expect(outcomeOf('resource.data.x is number', { data: { x: value } })).toBe(String(isNumber));
  });

  test.each([
    ['resource.data.whole is float', 'true'],
    ['resource.data.whole == 3', 'true'],
    ['resource.data.nan == resource.data.nan', 'false'],
    ['resource.data.nan != resource.data.nan', 'true'],
    ['resource.data.nan < 1 || resource.data.nan >= 1', 'false'],
    ['resource.data.ref == /databases/(default)/documents/things/t2', 'true'],
    ['resource.data.at == timestamp.value(1500)', 'true'],
    ['resource.data.constructor == null', 'error: the field constructor is missing'],
    ['resource.id == "t1" && resource.__name__ == /databases/$(database)/documents/things/$(thing)', 'true'],
    ['request.path == resource.__name__ && request.method == "get"', 'true'],
    [
      'request.time == timestamp.date(2026, 1, 15) + duration.value(9, "h") + duration.value(250001000, "ns")',
      'true',
    ],
    [
      'request.auth.uid == "asha" && request.auth.token.level is int && request.auth.token.ratio is float',
      'true',
    ],
    ['request.resource == null', 'error: the field resource is missing'],
    ['request.query == null', 'error: the field query is missing'],
  ])('on stored data and the request, %s is %s', (condition, outcome) => {
    const data = { whole: double(3), nan: Number.NaN, ref: reference('things/t2'), at: new Date(1500) };
    expect(outcomeOf(condition, { data })).toBe(outcome);
  });
});
