import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { useFileSaving } from '@/components/fileExport/FileExport';
import type { PlannedRun } from '@/domain/run/plan';
import { deliveriesLabels } from '@/i18n/en/backOffice/deliveries/deliveries';
import { fileExportLabels } from '@/i18n/en/backOffice/fileExport';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { DialogActions } from '@/ui/dialog/DialogActions';
import { RadioGroup } from '@/ui/form/RadioGroup';
import { PAPERS, Paper, type PaperKind } from './Paper';
import { rollDocument, runSheet, sheetDocument, slipsDocument } from './runSheet';

const FILES = { sheet: 'run-sheet', roll: 'run-sheet-80mm', slips: 'packing-slips' } as const;
const DOCUMENTS = { sheet: sheetDocument, roll: rollDocument, slips: slipsDocument } as const;

type Props = { readonly planned: PlannedRun; readonly onClose: () => void };

/** What of a run goes to the printer, or into a file. */
export function PrintDialog({ planned, onClose }: Props) {
  const deliveries = useLabels(deliveriesLabels);
  const common = useLabels(commonLabels);
  const files = useLabels(fileExportLabels);
  const [kind, setKind] = useState<PaperKind>('sheet');
  const { busy, save, notice } = useFileSaving();
  const { print: labels } = deliveries;
  const texts = { deliveries, common };
  const sheet = runSheet(planned, texts);

  const fileName = `${[common.brand.toLowerCase(), FILES[kind], planned.run.day].join('-')}.pdf`;

  return (
    <Dialog heading={`${labels.heading}: ${planned.run.name}`} onClose={onClose}>
      <RadioGroup
        label={labels.what}
        value={kind}
        options={PAPERS.map(value => ({ value, label: labels.kinds[value] }))}
        onChoose={setKind}
      />
      {notice && <div className="mt-4">{notice}</div>}
      <DialogActions>
        <Button variant="secondary" className="px-4!" onClick={onClose}>
          {common.close}
        </Button>
        <Button
          variant="secondary"
          className="px-4!"
          aria-disabled={busy}
          onClick={() => void save(fileName, { pdf: () => DOCUMENTS[kind](sheet, texts) })}
        >
          <FileDown aria-hidden className="size-5" />
          {busy ? files.busy : labels.pdf}
        </Button>
        <Button className="px-4!" onClick={() => globalThis.print()}>
          <Printer aria-hidden className="size-5" />
          {labels.print}
        </Button>
      </DialogActions>
      <Paper kind={kind} sheet={sheet} />
    </Dialog>
  );
}
