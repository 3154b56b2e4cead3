import type { Area } from '@/lib/area';
import type { AccountOperations } from './accountOperations';
import type { FirestoreRequest, Identity, ListenRequest } from './requests';

/** A Firebase account as the app needs to know it. */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  /** The claim `role` of the ID token; null for customers. */
  readonly role: string | null;
  /** There where Google is the only way in: no password could be asked for. */
  readonly googleOnly?: true;
};

/** One area's Firebase Auth. The SDK is loaded at the first call. Every call rejects as the SDK does. */
export type AuthGateway = {
  /**
   * Calls back with the account, or null, once known and at each change; returns how to stop. `asked`: it is null
   * because somebody signed out, in this tab or another, or has closed the tab of a shared device. Otherwise nobody was
   * there, or the server ended the session. `unknown`: the app knows of nobody. Then a device on which Auth has never kept
   * anything has nobody, and the SDK is not loaded until somebody signs in, here or in another tab.
   */
  readonly observe: (
    listener: (account: Account | null, asked: boolean) => void,
    failed: (thrown: unknown) => void,
    unknown?: boolean,
  ) => () => void;
  /** Loads the SDK, for what is about to be asked of it. */
  readonly prepare: () => void;
  /** `onSharedDevice`: the session ends with this tab, and ends as if it had been asked to. */
  readonly signIn: (email: string, password: string, onSharedDevice?: boolean) => Promise<Account>;
  /**
   * Signs in by Google's word, an ID token; makes the account where there is none. Only a build with Google's sign-in has it
   * (`VITE_GOOGLE_CLIENT_ID`), and only customers are asked.
   */
  readonly signInWithGoogle?: (googleToken: string, onSharedDevice: boolean) => Promise<Account>;
  /** Creates the account, names it and mails the verification link (spec §4). Nobody is signed in by it. */
  readonly signUp: (account: NewAccount) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /**
   * Waits until the session holds a token that is still good. Firestore must be called only after it: a transaction
   * that has to fetch its own token never settles when that fails. Resolves with whom it names. Rejects as
   * unauthenticated when nobody is signed in, or somebody else than `uid`.
   */
  readonly readyToken: (uid?: string) => Promise<Identity>;
  /** Fetches a new token though the old one looks good: the server said otherwise. */
  readonly renewToken: () => Promise<void>;
  /** What can be done with the account itself, once its code is there. */
  readonly accountOperations: () => Promise<AccountOperations>;
};

export type NewAccount = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The address of ours that the mail's link leads back to. */
  readonly returnLink: string;
};

export type AuthGateways = { readonly [area in Area]: AuthGateway };

/** Carries out plain-data requests through the real SDK. Rejects as the SDK does, or with a deadline. */
export type FirestoreGateway = {
  readonly run: (request: FirestoreRequest | ListenRequest) => Promise<unknown>;
};
