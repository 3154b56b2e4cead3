import type { StoredDocument } from '../documents/document';
import type { ReadField } from '../query/readField';
import { toDoubleValue } from '../values/numberValue';
import type { Value } from '../values/value';

/**
 * Sum and average of the numbers among the documents' values; all else is left out. The sum of integers is exact,
 * and an integer while it fits in 64 bits; with a double among them it is a double. No numbers: sum 0, average null.
 */
export function addNumbers(
  documents: readonly StoredDocument[],
  read: ReadField,
): { readonly sum: Value; readonly average: Value } {
  let count = 0;
  let doubles: number | null = null;
  const integers = new IntegerSum();
  for (const document of documents) {
    const value = read(document);
    if (value === undefined) continue;
    if ('integerValue' in value) {
      count += 1;
      integers.add(value.integerValue);
    } else if ('doubleValue' in value) {
      count += 1;
      doubles = (doubles ?? 0) + Number(value.doubleValue);
    }
  }
  const total = integers.total();
  const approximate = doubles === null ? Number(total) : doubles + Number(total);
  const fits = total === BigInt.asIntN(64, total);
  return {
    sum: doubles === null && fits ? { integerValue: total.toString() } : toDoubleValue(approximate),
    average: count === 0 ? { nullValue: null } : toDoubleValue(approximate / count),
  };
}

/** Adds in plain numbers and carries over to a BigInt only where they would become inexact. */
class IntegerSum {
  #small = 0;
  #carried = 0n;

  add(digits: string): void {
    const next = this.#small + Number(digits);
    if (Number.isSafeInteger(next) && Number.isSafeInteger(Number(digits))) {
      this.#small = next;
      return;
    }
    this.#carried += BigInt(this.#small) + BigInt(digits);
    this.#small = 0;
  }

  total(): bigint {
    return this.#carried + BigInt(this.#small);
  }
}
