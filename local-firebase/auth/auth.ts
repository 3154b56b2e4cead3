import type { Handler } from '../http/handler';
import type { Change } from '../storage/storage';
import { type AccountApi, createAccountApi } from './accountApi';
import { callerOf } from './accounts/credentials';
import { createAuthHandler } from './authHandler';
import { type AuthOptions, createAuthServices } from './authServices';
import type { Caller } from './caller';

export type Auth = {
  /** The names of its tables. */
  readonly tables: readonly string[];
  /** Takes back a change of one of its tables, before the first request. */
  restore(change: Change): void;
  /** Identity Toolkit, Secure Token, the emulator's calls about accounts, mailed links and the mailbox. */
  readonly handler: Handler;
  /** @throws RpcError UNAUTHENTICATED for a token that is malformed, changed, of another project or expired */
  callerOf(request: Request): Caller;
  readonly accounts: AccountApi;
};

/** Firebase Authentication with email addresses and passwords, as the Web SDK calls it. */
export function createAuth(options: AuthOptions): Auth {
  const services = createAuthServices(options);
  const tables = [services.accounts, services.oobCodes, services.signingKey];

  return {
    tables: tables.map(({ name }) => name),
    restore(change) {
      const table = tables.find(({ name }) => name === change.table);
      if (!table) throw new Error(`Auth has no table ${change.table}.`);
      table.restore(change);
    },
    handler: createAuthHandler(services),
    callerOf: request => callerOf(request, services.sessions),
    accounts: createAccountApi(services),
  };
}
