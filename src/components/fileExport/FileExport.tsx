import { FileDown, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { fileExportLabels } from '@/i18n/en/backOffice/fileExport';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import type { AppError } from '@/lib/appError';
import { CSV_TYPE } from '@/lib/csv';
import { toAppError } from '@/services/firebase/toAppError';
import type { PdfDocument } from '@/services/pdf/pdfDocument';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

type FileKind = 'csv' | 'pdf';

/** What is exported, at the moment when it is asked for. */
export type ExportedFile = {
  /** Without its ending: `eawa-sales-2026-01-01-2026-01-31`. */
  readonly name: (nowMs: number) => string;
  readonly csv: () => Promise<string>;
  readonly pdf: (nowMs: number) => PdfDocument;
};

type Outcome =
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'failed'; readonly error: AppError };

/** What is in a file. */
type Contents = { readonly csv: () => Promise<string> } | { readonly pdf: () => PdfDocument };

/** Makes a file and hands it to the browser. Never rejects. */
const saveFile =
  (name: string, contents: Contents): AppThunk<Promise<Outcome>> =>
  async (_dispatch, _getState, { makePdf, download }) => {
    try {
      await download(
        'csv' in contents
          ? { name, type: CSV_TYPE, text: await contents.csv() }
          : { name, blob: await makePdf(contents.pdf()) },
      );
      return { kind: 'saved', name };
    } catch (thrown) {
      return { kind: 'failed', error: toAppError(thrown) };
    }
  };

/** Saves files one after the other, and says what came of the last one. */
export function useFileSaving() {
  const text = useLabels(fileExportLabels);
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function save(name: string, contents: Contents): Promise<void> {
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    setOutcome(await dispatch(saveFile(name, contents)));
    setBusy(false);
  }
  const notice = outcome && (
    <Notice tone={outcome.kind === 'saved' ? 'good' : 'bad'} urgent={outcome.kind === 'failed'}>
      {outcome.kind === 'saved'
        ? text.saved(outcome.name)
        : outcome.error.kind === 'offline'
          ? text.offline
          : `${text.failed} ${failureText(outcome.error, common)}`}
    </Notice>
  );
  return { busy, save, notice } as const;
}

/** The moment that a file is of. */
const now =
  (): AppThunk<number> =>
  (_dispatch, _getState, { clock }) =>
    clock.now();

const ICONS = { csv: FileSpreadsheet, pdf: FileDown } as const;
const KINDS = ['csv', 'pdf'] as const satisfies readonly FileKind[];

/** Two buttons that take something along, as a file for a spreadsheet or for paper. */
export function FileExport({ file }: { readonly file: ExportedFile }) {
  const text = useLabels(fileExportLabels);
  const dispatch = useAppDispatch();
  const { busy, save, notice } = useFileSaving();
  const [asked, setAsked] = useState<FileKind>('csv');

  async function run(kind: FileKind): Promise<void> {
    if (busy) return;
    const nowMs = dispatch(now());
    setAsked(kind);
    await save(
      `${file.name(nowMs)}.${kind}`,
      kind === 'csv' ? { csv: file.csv } : { pdf: () => file.pdf(nowMs) },
    );
  }

  return (
    <>
      {KINDS.map(kind => {
        const Icon = ICONS[kind];
        const isAsked = busy && asked === kind;
        return (
          <Button
            key={kind}
            variant={kind === 'pdf' ? 'primary' : 'secondary'}
            className="px-4! max-sm:flex-1"
            aria-disabled={busy}
            aria-busy={isAsked}
            onClick={() => void run(kind)}
          >
            <Icon aria-hidden className="size-5 max-sm:hidden" />
            {isAsked ? text.busy : text[kind]}
          </Button>
        );
      })}
      {notice && <div className="w-full">{notice}</div>}
    </>
  );
}
