import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { REPORT_PARAM, type ReportsView, readReport, readView, withView } from './reportAddress';
import type { ReportId } from './reports';

/** Marks an entry of the history that Back leaves for the page it was opened from. */
export const OPENED_FROM_PAGE = { openedFromPage: true } as const;

const wasOpenedFromPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedFromPage' in state;

/** What of the reports is shown, and which is open, kept in the address: a link opens it and Back closes it. */
export function useReportAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const change = useCallback(
    (changed: Partial<ReportsView>) => setParams(current => withView(current, changed), { replace: true }),
    [setParams],
  );
  const close = useCallback(() => {
    if (wasOpenedFromPage(state)) {
      navigate(-1);
      return;
    }
    setParams(
      current => {
        const next = new URLSearchParams(current);
        next.delete(REPORT_PARAM);
        return next;
      },
      { replace: true },
    );
  }, [navigate, setParams, state]);
  return {
    view: readView(params),
    change,
    open: readReport(params),
    close,
    /** The address of a report's preview. */
    to(id: ReportId): string {
      const next = new URLSearchParams(params);
      next.set(REPORT_PARAM, id);
      return `?${next}`;
    },
  } as const;
}
