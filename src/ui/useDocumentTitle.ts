import { useEffect } from 'react';
import { useCommonText } from '@/i18n/commonText';

/** Names the page in the browser's tab and history: `Our menu – Eawa`. */
export function useDocumentTitle(page: string): void {
  const { brand } = useCommonText();
  useEffect(() => {
    document.title = `${page} – ${brand}`;
  }, [page, brand]);
}
