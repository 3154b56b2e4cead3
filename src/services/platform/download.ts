/** A file the app makes for the person to keep. */
export type TextFile = {
  readonly name: string;
  /** Its media type: `application/json`. */
  readonly type: string;
  readonly text: string;
};

/** A file of bytes, which know their own media type. */
export type BlobFile = { readonly name: string; readonly blob: Blob };

/** Hands a file to the browser, which saves it where downloads go. */
export function saveFile(file: TextFile | BlobFile): void {
  const url = URL.createObjectURL('blob' in file ? file.blob : new Blob([file.text], { type: file.type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The click has handed the address on; some browsers fetch it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
