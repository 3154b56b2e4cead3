import fc from 'fast-check';
import type { Step } from './script';
import { fieldNames, nested, wireValues } from './valueArbitraries';

/** Documents of odd values, one after the other, and what is read back. */
export function valueRequests(root: string): fc.Arbitrary<readonly Step[]> {
  const value = fc.oneof({ weight: 9, arbitrary: wireValues(root) }, { weight: 1, arbitrary: nested });
  const fields = fc.dictionary(fieldNames, value, { minKeys: 1, maxKeys: 2 });
  const write = fields.map(
    (given): Step => ({
      method: 'POST',
      path: ':commit',
      body: { writes: [{ update: { name: `${root}/c/a`, fields: given } }] },
    }),
  );
  const read: Step = { isFixed: true, method: 'GET', path: '/c/a' };
  return fc.array(write, { minLength: 1, maxLength: 3 }).map(writes => writes.flatMap(each => [each, read]));
}
