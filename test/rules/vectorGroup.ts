import { traced } from './traced';
import type { Documents, Vector, VectorAuth, VectorFields, VectorRequest } from './vector';

export type Given = {
  readonly as: VectorAuth | null;
  readonly before?: Documents;
  /** Whether each commit leaves the traces that it should, so that nothing but what a vector is about is in the way. */
  readonly leavesTraces?: boolean;
};

/**
 * Collects the vectors of one group of the rules; each is a sentence about who does what.
 *
 * @param completed what every request of the group says besides
 */
export function createVectorGroup(
  group: string,
  otherwise: Given,
  completed: (
    request: VectorRequest,
    given: { readonly as: VectorAuth | null; readonly before: Documents },
  ) => VectorRequest = request => request,
) {
  const vectors: Vector[] = [];

  function add(expect: Vector['expect'], name: string, request: VectorRequest, given: Partial<Given>): void {
    const { as, before = {}, leavesTraces } = { ...otherwise, ...given };
    const told = completed(request, { as, before });
    const asked = leavesTraces ? traced(told, { as, before }) : told;
    vectors.push({ name: `${group}: ${name}`, auth: as, before, request: asked, expect });
  }

  return {
    vectors,
    allow: (name: string, request: VectorRequest, given: Partial<Given> = {}) =>
      add('allow', name, request, given),
    deny: (name: string, request: VectorRequest, given: Partial<Given> = {}) =>
      add('deny', name, request, given),
    /**
     * Allowed as it is; denied where the same write gives the document at `path` one of these other values as well. What it
     * writes anyway is passed over.
     */
    allowNoOtherField(
      name: string,
      request: VectorRequest,
      path: string,
      others: VectorFields,
      given: Partial<Given> = {},
    ): void {
      add('allow', name, request, given);
      if (request.kind !== 'commit') throw new Error(`${name}: nothing is written.`);
      const write = request.writes.find(each => each.path === path);
      if (write?.kind !== 'update') throw new Error(`${name}: ${path} is not updated.`);
      const written = Object.keys(write.data).map(field => field.replace(/\..*/, ''));
      for (const [field, value] of Object.entries(others)) {
        if (written.includes(field)) continue;
        const withField = { ...write, data: { ...write.data, [field]: value } };
        const writes = request.writes.map(each => (each === write ? withField : each));
        add('deny', `${name}, and another ${field}`, { ...request, writes }, given);
      }
    },
    /** A text of exactly `most` characters is allowed; one more, and what is no text, are denied. */
    textLimit(
      name: string,
      most: number,
      requestWith: (text: string | readonly string[]) => VectorRequest,
      given: Partial<Given> = {},
    ): void {
      add('allow', `${name} of ${most} characters`, requestWith('é'.repeat(most)), given);
      add('deny', `${name} of ${most + 1} characters`, requestWith('é'.repeat(most + 1)), given);
      add('deny', `${name} that is a list`, requestWith(['a text in a list']), given);
    },
  };
}
