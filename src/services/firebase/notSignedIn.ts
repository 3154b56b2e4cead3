/** Nobody is signed in, or somebody else than the request is of. */
export class NotSignedIn extends Error {
  readonly code = 'unauthenticated';
}
