// @bundle on-demand

import { type Auth, GoogleAuthProvider, signInWithCredential, type UserCredential } from 'firebase/auth';

/** Signs in by the ID token that Google has given the page. */
export const signInByGoogle = (auth: Auth, googleToken: string): Promise<UserCredential> =>
  signInWithCredential(auth, GoogleAuthProvider.credential(googleToken));
