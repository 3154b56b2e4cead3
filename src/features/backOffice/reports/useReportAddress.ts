import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOpenInAddress } from '@/ui/dialog/useOpenInAddress';
import { REPORT_PARAM, type ReportsView, readReport, readView, withView } from './reportAddress';

/** What of the reports is shown, and which is open, kept in the address. */
export function useReportAddress() {
  const [params, setParams] = useSearchParams();
  const { close, linkTo } = useOpenInAddress(REPORT_PARAM);
  const change = useCallback(
    (changed: Partial<ReportsView>) => setParams(current => withView(current, changed), { replace: true }),
    [setParams],
  );
  return { view: readView(params), change, open: readReport(params), close, linkTo } as const;
}
