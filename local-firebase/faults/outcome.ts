/** What becomes of a request: an answer, or one of the two ways a network gives none. */
export type Outcome =
  | {
      readonly kind: 'response';
      readonly response: Response;
      /** What was thrown where the response is a 500, for the mount to log. */
      readonly failure?: unknown;
    }
  /** The connection breaks without an answer; fetch rejects. */
  | { readonly kind: 'drop' }
  /** No answer ever comes; fetch waits until its caller gives up. */
  | { readonly kind: 'hang' };
