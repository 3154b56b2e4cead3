import type { FileExportLabels } from '@/i18n/en/backOffice/fileExport';

export const fileExport: FileExportLabels = {
  csv: 'CSV एक्सपोर्ट करें',
  pdf: 'PDF एक्सपोर्ट करें',
  busy: 'तैयार हो रहा है…',
  saved: name => `${name} नाम से सहेजा गया।`,
  failed: 'फ़ाइल बनाई नहीं जा सकी।',
  offline: 'इस तरह की पहली फ़ाइल के लिए इंटरनेट चाहिए। उसके बाद बिना इंटरनेट भी बनती है।',
};
