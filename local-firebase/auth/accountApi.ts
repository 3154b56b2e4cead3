import type { Account } from './accounts/account';
import { createAccount, deleteAccount, type NewAccount, saveEdits } from './accounts/accountActions';
import { parseCustomClaims } from './accounts/customClaims';
import type { AuthServices } from './authServices';
import type { TokenClaims } from './caller';
import { type OobKind, recipient } from './mails/oobCode';

/** An account without what only the handler needs. Times in milliseconds since the epoch. */
type AccountView = Omit<Account, 'password' | 'sessionGeneration' | 'validSince'>;

/** `at` in milliseconds since the epoch. */
export type Mail = {
  readonly to: string;
  readonly kind: OobKind;
  readonly link: string;
  readonly at: number;
};

/** For seeds and tests. What changes something resolves when it is kept, and rejects with AuthError. */
export type AccountApi = {
  create(account: NewAccount): Promise<AccountView>;
  get(uid: string): AccountView | undefined;
  findByEmail(email: string): AccountView | undefined;
  /** Oldest first. */
  list(): readonly AccountView[];
  /** Replaces the custom claims; they are in the tokens made from then on. */
  setClaims(uid: string, claims: TokenClaims): Promise<AccountView>;
  verifyEmail(uid: string): Promise<AccountView>;
  disable(uid: string): Promise<AccountView>;
  enable(uid: string): Promise<AccountView>;
  delete(uid: string): Promise<void>;
  /** Every mail sent, oldest first. */
  mails(): readonly Mail[];
};

export function createAccountApi(services: AuthServices): AccountApi {
  const { accounts, oobCodes } = services;
  return {
    async create(account) {
      const customClaims = parseCustomClaims(JSON.stringify(account.customClaims ?? {}));
      return view(await createAccount(services, { ...account, customClaims }));
    },
    get(uid) {
      const account = accounts.get(uid);
      return account && view(account);
    },
    findByEmail(email) {
      const account = accounts.findByEmail(email.toLowerCase());
      return account && view(account);
    },
    list: () => accounts.list().map(view),
    async setClaims(uid, claims) {
      const customClaims = parseCustomClaims(JSON.stringify(claims));
      return view(await saveEdits(services, uid, { customClaims }));
    },
    verifyEmail: async uid => view(await saveEdits(services, uid, { emailVerified: true })),
    disable: async uid => view(await saveEdits(services, uid, { disabled: true })),
    enable: async uid => view(await saveEdits(services, uid, { disabled: false })),
    delete: uid => deleteAccount(services, uid),
    mails: () =>
      oobCodes.rows().map(oob => ({ to: recipient(oob), kind: oob.kind, link: oob.link, at: oob.sentAt })),
  };
}

function view({ password, sessionGeneration, validSince, ...shown }: Account): AccountView {
  return shown;
}
