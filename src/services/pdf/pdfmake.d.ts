/** The part of pdfmake's browser build that is used here; the package brings no types. */
declare module 'pdfmake/build/pdfmake.js' {
  /** Texts, tables, stacks and columns, nested; what pdfmake does not know it leaves be. */
  export type Content = { readonly [property: string]: unknown };

  export type Definition = {
    readonly content: readonly Content[];
    readonly pageSize: 'A4' | { readonly width: number; readonly height: number };
    readonly pageOrientation: 'portrait' | 'landscape';
    readonly pageMargins: readonly [left: number, top: number, right: number, bottom: number];
    readonly language: string;
    readonly displayTitle: boolean;
    readonly info: { readonly title: string };
    readonly defaultStyle: Content;
    readonly header: (page: number, pages: number) => Content | null;
    readonly footer: (page: number, pages: number) => Content | null;
  };

  type FontFiles = { readonly normal: string; readonly bold: string };

  type PdfMake = {
    readonly virtualfs: {
      readonly existsSync: (name: string) => boolean;
      readonly writeFileSync: (name: string, content: Uint8Array) => void;
    };
    localAccessPolicy: (path: string) => boolean;
    readonly setUrlAccessPolicy: (allow: (url: string) => boolean) => void;
    readonly setFonts: (fonts: { readonly [family: string]: FontFiles }) => void;
    readonly createPdf: (definition: Definition) => { readonly getBlob: () => Promise<Blob> };
  };

  const pdfMake: PdfMake;
  // biome-ignore lint/style/noDefaultExport: what the package exports
  export default pdfMake;
}
