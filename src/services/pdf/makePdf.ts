import { FAMILY_FILES, FONT_FILES, type FontFile, type ReadFont } from './fontFiles';
import { hasDevanagari } from './fontRuns';
import { toDefinition } from './layout';
import type { PdfDocument } from './pdfDocument';

/** Every text of a document, to know which fonts it takes. */
const textsOf = (document: PdfDocument): string =>
  JSON.stringify(document.blocks) + document.title + document.reference + document.pageLabel(1, 1);

/**
 * Makes a PDF file with the fonts it takes and nothing else from anywhere: pdfmake may read neither addresses nor files.
 * It has no state but the fonts it was given, which are read once.
 */
export async function makePdf(document: PdfDocument, readFont: ReadFont): Promise<Blob> {
  const { default: pdfMake } = await import('pdfmake/build/pdfmake.js');
  const files: readonly FontFile[] = hasDevanagari(textsOf(document)) ? FONT_FILES : ['regular', 'bold'];
  await Promise.all(
    files
      .filter(file => !pdfMake.virtualfs.existsSync(file))
      .map(async file => pdfMake.virtualfs.writeFileSync(file, await readFont(file))),
  );
  pdfMake.setUrlAccessPolicy(() => false);
  pdfMake.localAccessPolicy = () => false;
  pdfMake.setFonts(FAMILY_FILES);
  try {
    return await pdfMake.createPdf(toDefinition(document)).getBlob();
  } catch (cause) {
    // Its own mistakes are TypeErrors too, and would be taken for a missing network.
    throw new Error(`${document.title} could not be set`, { cause });
  }
}
