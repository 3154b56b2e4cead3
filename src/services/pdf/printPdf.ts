// @bundle on-demand

import { fetchFont } from './fontFiles';
import { makePdf } from './makePdf';
import type { MakePdf } from './pdfDocument';

/** Makes a PDF file in the browser, with the fonts as they are served. */
export const printPdf: MakePdf = document => makePdf(document, fetchFont);
