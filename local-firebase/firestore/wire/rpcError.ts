/** Google's canonical error codes with the HTTP status each is sent with (google/rpc/code.proto). */
const HTTP_STATUS = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ABORTED: 409,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const;

/** The same codes by number, as a `google.rpc.Status` within an answer has them. */
const RPC_NUMBER: { readonly [code in keyof typeof HTTP_STATUS]: number } = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
};

export type RpcCode = keyof typeof HTTP_STATUS;

/** A failure that the Firestore handler answers with the official status and body. */
export class RpcError extends Error {
  readonly code: RpcCode;

  constructor(code: RpcCode, message: string) {
    super(message);
    this.name = 'RpcError';
    this.code = code;
  }

  get httpStatus(): number {
    return HTTP_STATUS[this.code];
  }

  /** As a part of an answer that is none of failure. */
  get rpcStatus(): { code: number; message: string } {
    return { code: RPC_NUMBER[this.code], message: this.message };
  }

  /** `{ error: { code, message, status } }`, as the REST API answers. */
  get body(): { error: { code: number; message: string; status: RpcCode } } {
    return { error: { code: this.httpStatus, message: this.message, status: this.code } };
  }
}
