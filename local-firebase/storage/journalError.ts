/** The journal cannot be read or written. The message says which file, what is wrong and what can be done. */
export class JournalError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'JournalError';
  }
}

/** `ENOSPC: no space left on device`, without the call and path that Node adds. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC') return 'the disk is full (ENOSPC)';
  if (code === 'EACCES' || code === 'EPERM') return `this user may not write there (${code})`;
  if (code === 'EROFS') return 'the file system is read-only (EROFS)';
  return error.message;
}
