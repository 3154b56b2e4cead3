import { EvaluationError } from '../evaluate/evaluationError';
import { argument, type Methods, methodOf } from '../functions/callable';
import { listHas, setHas } from '../values/equality';
import { intOf } from '../values/int64';
import { toText } from '../values/text';
import { boolOf, listOf, type RulesValue, stringOf } from '../values/value';

type Items = readonly RulesValue[];

const itemsOf = (args: Items) => argument(args, 0, 'list').items;
const itemsOfEither = (args: Items) => argument(args, 0, 'list', 'set').items;

export const listMethods: Methods<'list'> = {
  hasAll: methodOf(1, ({ items }, args) => boolOf(itemsOf(args).every(item => listHas(items, item)))),
  hasAny: methodOf(1, ({ items }, args) => boolOf(itemsOf(args).some(item => listHas(items, item)))),
  hasOnly: methodOf(1, ({ items }, args) => {
    const allowed = itemsOf(args);
    return boolOf(items.every(item => listHas(allowed, item)));
  }),
  size: methodOf(0, ({ items }) => intOf(items.length)),
  toSet: methodOf(0, ({ items }) => setOf(items)),
  concat: methodOf(1, ({ items }, args) => listOf([...items, ...itemsOf(args)])),
  removeAll: methodOf(1, ({ items }, args) => {
    const removed = itemsOf(args);
    return listOf(items.filter(item => !listHas(removed, item)));
  }),
  join: methodOf(1, ({ items }, args) =>
    stringOf(items.map(joinable).join(argument(args, 0, 'string').value)),
  ),
};

/** Sets are compared with lists too, but combined with sets only. */
export const setMethods: Methods<'set'> = {
  hasAll: methodOf(1, ({ items }, args) => boolOf(itemsOfEither(args).every(item => setHas(items, item)))),
  hasAny: methodOf(1, ({ items }, args) => boolOf(itemsOfEither(args).some(item => setHas(items, item)))),
  hasOnly: methodOf(1, ({ items }, args) => {
    const allowed = itemsOfEither(args);
    return boolOf(items.every(item => setHas(allowed, item)));
  }),
  size: methodOf(0, ({ items }) => intOf(items.length)),
  union: methodOf(1, ({ items }, args) => setOf([...items, ...argument(args, 0, 'set').items])),
  intersection: methodOf(1, ({ items }, args) => {
    const others = argument(args, 0, 'set').items;
    return setOf(items.filter(item => setHas(others, item)));
  }),
  difference: methodOf(1, ({ items }, args) => {
    const others = argument(args, 0, 'set').items;
    return setOf(items.filter(item => !setHas(others, item)));
  }),
};

function setOf(items: Items): RulesValue {
  const distinct: RulesValue[] = [];
  for (const item of items) {
    if (!setHas(distinct, item)) distinct.push(item);
  }
  return { type: 'set', items: distinct };
}

function joinable(item: RulesValue): string {
  const text = toText(item);
  if (text === undefined) throw new EvaluationError(`a ${item.type} cannot be joined into a string`);
  return text;
}
