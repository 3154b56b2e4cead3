/** A heading and lines under it, side by side with others like it. */
export type PdfColumn = { readonly heading: string; readonly lines: readonly string[] };

export type PdfTableColumn = {
  readonly heading: string;
  /** `end` for figures, which line up at their last digit. */
  readonly align: 'start' | 'end';
  /** `rest` takes what the columns of `content` width leave over. */
  readonly width: 'rest' | 'content';
};

/** What a document is made of, from top to bottom. Plain texts: what they say and how it is put is their maker's. */
export type PdfBlock =
  | { readonly kind: 'heading'; readonly text: string }
  /** What follows begins on another page. */
  | { readonly kind: 'newPage' }
  | { readonly kind: 'paragraph'; readonly text: string; readonly tone?: 'soft' | 'strong' }
  /** A word on how things stand, to be seen first: that it is paid, or due. */
  | { readonly kind: 'badge'; readonly text: string; readonly tone: 'paid' | 'due' }
  | { readonly kind: 'columns'; readonly columns: readonly PdfColumn[] }
  /** A QR code, with lines beside it: what it is for, and what it says in letters. */
  | { readonly kind: 'qr'; readonly text: string; readonly lines: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  /** Its headings stand on every page it goes on to; no row is torn in two. */
  | {
      readonly kind: 'table';
      readonly columns: readonly PdfTableColumn[];
      readonly rows: readonly (readonly string[])[];
      /** Stands under the rows, in bold. */
      readonly total?: readonly string[];
    }
  | {
      readonly kind: 'sums';
      readonly sums: readonly { readonly label: string; readonly value: string; readonly strong?: boolean }[];
    };

/** A document to print, on A4 or on a roll of 80 mm. */
export type PdfDocument = {
  /** Whose paper it is: stands with the mark above the title, and a waterline below it. */
  readonly brand?: string;
  /** What it is called, in the file and at its top. */
  readonly title: string;
  /** Beside the title, and at the top of every further page: which document this is. */
  readonly reference: string;
  /** BCP 47: `en-IN`. */
  readonly language: string;
  /** A4 upright where nothing is said; lying for tables of many columns. */
  readonly paper?: 'landscape' | 'roll';
  readonly blocks: readonly PdfBlock[];
  /** At the foot of every page. Both count from 1. */
  readonly pageLabel: (page: number, pages: number) => string;
};

/** Makes a PDF file. Rejects with a `TypeError` where its code or fonts cannot be fetched, and with an `Error` otherwise. */
export type MakePdf = (document: PdfDocument) => Promise<Blob>;
