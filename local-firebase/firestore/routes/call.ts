import type { Access } from '../access';
import type { Database } from '../database';
import type { Usage } from '../meter';
import type { JsonObject } from '../values/wireJson';
import type { ParamKinds } from '../wire/requestParams';

/** One request, its address and body read. */
export type Call = {
  /** Relative to the database's root. */
  readonly path: string;
  /** Of a method with a body; undefined where there was none. */
  readonly body: unknown;
  params(kinds: ParamKinds): JsonObject;
  /** Adds to what the request is billed; it is billed also when the request fails afterwards. */
  charge(usage: Partial<Usage>): void;
  /** What its caller may do. */
  readonly access: Access;
};

/** Does what a request asks and returns the body to answer. @throws RpcError */
export type Route = (database: Database, call: Call) => unknown;
