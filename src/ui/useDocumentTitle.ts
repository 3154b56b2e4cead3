import { useEffect } from 'react';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';

/** Names the page in the browser's tab and history: `Our menu – Eawa`. */
export function useDocumentTitle(page: string): void {
  const { brand } = useLabels(commonLabels);
  useEffect(() => {
    document.title = `${page} – ${brand}`;
  }, [page, brand]);
}
