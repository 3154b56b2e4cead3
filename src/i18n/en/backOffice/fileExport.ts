import { labels } from '@/i18n/labels';

/** The buttons that export something, and what came of it. */
export const fileExportLabels = labels('fileExport', {
  csv: 'Export CSV',
  pdf: 'Export PDF',
  busy: 'Preparing…',
  saved: (name: string) => `Saved as ${name}.`,
  failed: 'The file could not be made.',
  offline: 'The first file of its kind needs a connection. Afterwards it works without one.',
});

export type FileExportLabels = typeof fileExportLabels;
