import { type Methods, methodOf } from '../functions/callable';
import { sameInSet } from '../values/equality';
import { type Entries, type RulesValue, stringOf } from '../values/value';

/** `map.diff(other)` compares the map, as what is after, with the other, as what was before. */
export const mapDiffMethods: Methods<'mapDiff'> = {
  addedKeys: methodOf(0, ({ after, before }) => setOf(keysWhere(after, key => !before.has(key)))),
  removedKeys: methodOf(0, ({ after, before }) => setOf(keysWhere(before, key => !after.has(key)))),
  changedKeys: methodOf(0, ({ after, before }) =>
    setOf(keysWhere(after, key => differs(after, before, key))),
  ),
  unchangedKeys: methodOf(0, ({ after, before }) =>
    setOf(keysWhere(after, key => before.has(key) && !differs(after, before, key))),
  ),
  affectedKeys: methodOf(0, ({ after, before }) =>
    setOf([
      ...keysWhere(after, key => !before.has(key) || differs(after, before, key)),
      ...keysWhere(before, key => !after.has(key)),
    ]),
  ),
};

function keysWhere(entries: Entries, holds: (key: string) => boolean): string[] {
  return Array.from(entries.keys()).filter(holds);
}

/** Whether both have the key, with values that are not the same. */
function differs(after: Entries, before: Entries, key: string): boolean {
  const value = after.get(key);
  const previous = before.get(key);
  return value !== undefined && previous !== undefined && !sameInSet(value, previous);
}

function setOf(keys: readonly string[]): RulesValue {
  return { type: 'set', items: keys.map(stringOf) };
}
