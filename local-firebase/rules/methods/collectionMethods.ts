import { EvaluationError } from '../evaluate/evaluationError';
import { argument, type Methods, methodOf } from '../functions/callable';
import { toText } from '../functions/conversions';
import { hasItem } from '../values/equality';
import { intOf } from '../values/int64';
import { boolOf, listOf, type RulesValue, stringOf, type ValueOf } from '../values/value';

type Items = readonly RulesValue[];

const collection = (args: Items) => argument(args, 0, 'list', 'set').items;
const hasAll = (items: Items, wanted: Items) => wanted.every(item => hasItem(items, item));

/** What lists and sets have in common; the argument may be either. */
const shared = {
  hasAll: methodOf<ValueOf<'list' | 'set'>>(1, ({ items }, args) => boolOf(hasAll(items, collection(args)))),
  hasAny: methodOf<ValueOf<'list' | 'set'>>(1, ({ items }, args) =>
    boolOf(collection(args).some(item => hasItem(items, item))),
  ),
  hasOnly: methodOf<ValueOf<'list' | 'set'>>(1, ({ items }, args) => boolOf(hasAll(collection(args), items))),
  size: methodOf<ValueOf<'list' | 'set'>>(0, ({ items }) => intOf(items.length)),
};

export const listMethods: Methods<'list'> = {
  ...shared,
  toSet: methodOf(0, ({ items }) => setOf(items)),
  concat: methodOf(1, ({ items }, args) => listOf([...items, ...argument(args, 0, 'list').items])),
  removeAll: methodOf(1, ({ items }, args) => {
    const removed = argument(args, 0, 'list').items;
    return listOf(items.filter(item => !hasItem(removed, item)));
  }),
  join: methodOf(1, ({ items }, args) =>
    stringOf(items.map(joinable).join(argument(args, 0, 'string').value)),
  ),
};

/** Sets combine with sets only. */
export const setMethods: Methods<'set'> = {
  ...shared,
  union: methodOf(1, ({ items }, args) => setOf([...items, ...argument(args, 0, 'set').items])),
  intersection: methodOf(1, ({ items }, args) => {
    const others = argument(args, 0, 'set').items;
    return setOf(items.filter(item => hasItem(others, item)));
  }),
  difference: methodOf(1, ({ items }, args) => {
    const others = argument(args, 0, 'set').items;
    return setOf(items.filter(item => !hasItem(others, item)));
  }),
};

function setOf(items: Items): RulesValue {
  const distinct: RulesValue[] = [];
  for (const item of items) {
    if (!hasItem(distinct, item)) distinct.push(item);
  }
  return { type: 'set', items: distinct };
}

function joinable(item: RulesValue): string {
  const text = toText(item);
  if (text === undefined) throw new EvaluationError(`a ${item.type} cannot be joined into a string`);
  return text;
}
