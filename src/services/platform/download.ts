/** A file the app makes for the person to keep. */
export type TextFile = {
  readonly name: string;
  /** Its media type: `application/json`. */
  readonly type: string;
  readonly text: string;
};

/** Hands a file to the browser, which saves it where downloads go. */
export function saveTextFile({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The click has handed the address on; some browsers fetch it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
