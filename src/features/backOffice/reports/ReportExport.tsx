import { FileDown, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { commonLabels } from '@/i18n/en/common';
import { reportsLabels } from '@/i18n/en/reports';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { type ExportKind, type ExportOutcome, exportReport } from './exportReport';
import type { MadeReport } from './madeReport';

const ICONS = { csv: FileSpreadsheet, pdf: FileDown } as const;
const KINDS = ['csv', 'pdf'] as const satisfies readonly ExportKind[];

/** Takes a report along, as a file for a spreadsheet or for paper. */
export function ReportExport({ made }: { readonly made: MadeReport }) {
  const reports = useLabels(reportsLabels);
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<ExportKind | null>(null);
  const [outcome, setOutcome] = useState<ExportOutcome | null>(null);
  const text = reports.exports;

  async function run(kind: ExportKind): Promise<void> {
    if (busy) return;
    setBusy(kind);
    setOutcome(null);
    setOutcome(await dispatch(exportReport(made, kind, { reports, common })));
    setBusy(null);
  }

  return (
    <>
      {KINDS.map(kind => {
        const Icon = ICONS[kind];
        return (
          <Button
            key={kind}
            variant={kind === 'pdf' ? 'primary' : 'secondary'}
            className="px-4! max-sm:flex-1"
            aria-disabled={busy !== null}
            aria-busy={busy === kind}
            onClick={() => void run(kind)}
          >
            <Icon aria-hidden className="size-5 max-sm:hidden" />
            {busy === kind ? text.busy : text[kind]}
          </Button>
        );
      })}
      {outcome && (
        <div className="w-full">
          <Notice tone={outcome.kind === 'saved' ? 'good' : 'bad'} urgent={outcome.kind === 'failed'}>
            {outcome.kind === 'saved'
              ? text.saved(outcome.name)
              : outcome.error.kind === 'offline'
                ? text.offline
                : `${text.failed} ${failureText(outcome.error, common)}`}
          </Notice>
        </div>
      )}
    </>
  );
}
