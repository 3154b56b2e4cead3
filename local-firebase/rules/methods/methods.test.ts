import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../testing/outcomeOf';

describe('methods and functions', () => {
  test.each([
    // Maps and their differences: the examples of the reference.
    ['{"a": 3, "b": 2}.get("c", 7) == 7'],
    ['{"a": [2, 7], "b": [9, 12]}.get("b", [1, 1]) == [9, 12]'],
    ['{"a": {"b": 1}, "c": 2}.get(["a", "b"], 7) == 1'],
    ['{"a": 1}.get(["a", "b"], 7) == 7'],
    ['{"a": 1, "b": 2}.keys().hasOnly(["a", "b"]) && {"a": 1}.values() == [1] && {}.size() == 0'],
    ['{"a": 1}.diff({}).addedKeys() == ["a"].toSet()'],
    ['{}.diff({"a": 1}).removedKeys() == ["a"].toSet()'],
    ['{"a": 0}.diff({"a": 1, "b": 4}).changedKeys() == ["a"].toSet()'],
    ['{"a": 0}.diff({"a": 0}).unchangedKeys() == ["a"].toSet()'],
    ['({"a":0, "c":0, "u":0}).diff({"r":0, "c":1, "u": 0}).affectedKeys() == ["a", "r", "c"].toSet()'],
    // Lists and sets.
    ['["a", "b"].hasAll(["a"]) && !["a"].hasAll(["a", "b"]) && ["a"].hasAll([])'],
    ['["a", "b"].hasAny(["b", "c"]) && !["a"].hasAny([])'],
    ['["a", "b"].hasOnly(["a", "b", "c"]) && !["a", "b"].hasOnly(["a", "c"]) && [].hasOnly([])'],
    ['["a", "b"].toSet().hasAll(["b"].toSet()) && ["a"].toSet().hasOnly(["a", "b"])'],
    ['["a", "a"].toSet().size() == 1 && ["a", "b"].size() == 2'],
    ['["a", 1, true, null, 2.0].join("-") == "a-1-true-null-2.0"'],
    ['[1].concat([2]) == [1, 2] && [1, 2, 1].removeAll([1]) == [2]'],
    ['["a","b"].toSet().difference(["a","c"].toSet()) == ["b"].toSet()'],
    ['["a","b"].toSet().intersection(["a","c"].toSet()) == ["a"].toSet()'],
    ['["a","b"].toSet().union(["a","c"].toSet()) == ["a", "b", "c"].toSet()'],
    // Strings and bytes.
    ['"ABC123".lower() == "abc123" && "abc".upper() == "ABC" && "  a ".trim() == "a"'],
    ['"💧".size() == 2 && "💧".toUtf8().size() == 4'],
    ['"banana".replace("ana", "ee") == "beena" && "foo@test.com".replace(".", "-") == "------------"'],
    ['"a/b/c".split("/") == ["a", "b", "c"]'],
    ['"user@domain.com".matches(".*@domain[.]com") && !"banana".matches("ana")'],
    ['b"\\xfb\\xff".toBase64() == "-_8=" && b"\\xab".toHexString() == "AB"'],
    // Times.
    ['timestamp.date(2026, 2, 28) + duration.value(1, "d") == timestamp.date(2026, 3, 1)'],
    ['timestamp.date(2026, 1, 2) - timestamp.date(2026, 1, 1) == duration.time(24, 0, 0, 0)'],
    ['timestamp.date(2026, 1, 1) < timestamp.value(1768467600250)'],
    ['request.time.year() == 2026 && request.time.month() == 1 && request.time.day() == 15'],
    ['request.time.hours() == 9 && request.time.minutes() == 0 && request.time.seconds() == 0'],
    ['request.time.nanos() == 250001000 && request.time.toMillis() == 1768467600250'],
    ['request.time.dayOfWeek() == 4 && request.time.dayOfYear() == 15'],
    ['request.time.date() == timestamp.date(2026, 1, 15)'],
    ['request.time.time() == duration.value(9, "h") + duration.value(250001000, "ns")'],
    ['timestamp.value(-1500).seconds() == 58 && timestamp.value(-1500).nanos() == 500000000'],
    ['timestamp.date(2026, 1, 18).dayOfWeek() == 7'],
    ['duration.value(1500, "ms").seconds() == 1 && duration.value(1500, "ms").nanos() == 500000000'],
    ['duration.abs(duration.value(-10, "s")) == duration.value(10, "s")'],
    ['duration.value(1, "w") == duration.value(7, "d") && -duration.value(1, "m") < duration.value(1, "s")'],
    // Numbers.
    ['math.abs(-2) == 2 && math.abs(-2.5) == 2.5 && math.ceil(2.1) == 3 && math.floor(-2.1) == -3'],
    ['math.round(2.5) == 3 && math.round(-2.5) == -2 && math.round(2.4) is int'],
    ['math.round(1.0 / 0.0) == 9223372036854775807 && math.ceil(1) is float && math.floor(1) is float'],
    ['int(9223372036854775807.0) == 9223372036854775807 && int(0.0 / 0.0) == 0'],
    ['math.abs(-9223372036854775808) < 0'],
    ['math.sqrt(9) == 3.0 && math.pow(2, 3) == 8.0 && math.isNaN(math.sqrt(-1))'],
    ['int("-12") == -12 && int(2.9) == 2 && int(-2.9) == -2 && int(3) == 3'],
    ['float("20.50") == 20.5 && float(2) is float && float("1e3") == 1000.0 && float(".5") == 0.5'],
    ['float("NaN") is float && float("2d") == 2.0 && float(" 1 ") == 1.0'],
    ['string(true) == "true" && string(1) == "1" && string(2.0) == "2.0" && string(null) == "null"'],
    ['string(10000000.0) == "1.0E7" && string(0.0005) == "5.0E-4" && string(/a/b) == "/a/b"'],
    ['debug(true)'],
    ['path(" a/ $b}") == /a/$("$b}")'],
    ['"É".lower() == "É" && "é".upper() == "é"'],
    ['"abc".replace("b", "<$0>") == "a<b>c" && "a".replace("a", "\\\\$") == "$"'],
    ['{"b": 1, "a": 2}.keys() == ["a", "b"]'],
    ['[1.0].removeAll([1]) == [1.0]'],
    ['{"a": 1}.get([], 2) == {"a": 1}'],
    // Places, hashes, paths.
    ['latlng.value(1.5, 2).latitude() == 1.5 && latlng.value(1.5, 2).longitude() == 2.0'],
    ['math.abs(latlng.value(0, 0).distance(latlng.value(0, 1)) - 111195.0) < 1.0'],
    ['hashing.md5("abc").toHexString() == "900150983CD24FB0D6963F7D28E17F72"'],
    ['hashing.sha256("abc").toHexString()[0:8] == "BA7816BF"'],
    ['hashing.crc32("123456789").toHexString() == "2639F4CB"'],
    ['hashing.crc32c(b"123456789").toHexString() == "839206E3"'],
  ])('%s', condition => {
    expect(outcomeOf(condition)).toBe('true');
  });

  test.each([
    ['["a"].toSet().difference(["a"]) == null', /argument 1 is a list of 1, expected a set/],
    ['{"a": 1}.get(1, 2) == 2', /argument 1 is 1, expected a string or a list/],
    ['resource.data.s.hasOnly(["a"])', /"20.00" has no method hasOnly\(\)/],
    ['[[1]].join(",") == ""', /a list cannot be joined/],
    ['"a".replace("a", "$1") == ""', /replacement with/],
    ['int("1.5") == 1', /"1.5" is no int/],
    ['int("") == 0', /"" is no int/],
    ['float("abc") == 1.0', /"abc" is no float/],
    ['float("") == 0.0', /"" is no float/],
    ['float("0x10") == 16.0', /is no float/],
    ['string([1]) == ""', /argument 1 is a list of 1/],
    ['path("a//b") == /a/b', /is no path/],
    ['path("{a}") == /a', /is a template/],
    ['path(/a/b) == /a/b', /expected a string/],
    ['timestamp.date(2026, 2, 30) == null', /there is no day 2026-2-30/],
    ['timestamp.value(9223372036854775807).year() == 1', /in the years 1 to 9999/],
    ['timestamp.date(9999, 12, 31) + duration.value(1, "d") == null', /in the years 1 to 9999/],
    ['duration.value(9223372036854775807, "w") == null', /10,000 years at most/],
    ['duration.value(1, "y") == null', /no unit of time "y"/],
    ['latlng.value(91, 0) == null', /91 degrees are more than 90/],
    ['resource.data.s.matches(resource.data.bad)', /no RE2 pattern/],
  ])('%s has no value', (condition, reason) => {
    const outcome = outcomeOf(condition, { data: { s: '20.00', bad: '(?=a)' } });
    expect(outcome).toMatch(/^(error|limit): /);
    expect(outcome).toMatch(reason);
  });

  test('the keys that a change leaves alone are told by their values, also where one is NaN', () => {
    const data = { before: { a: Number.NaN, b: 1 }, after: { a: Number.NaN, b: 2 } };
    const diff = 'resource.data.after.diff(resource.data.before)';
    expect(outcomeOf(`${diff}.affectedKeys() == ["b"].toSet()`, { data })).toBe('true');
  });
});
