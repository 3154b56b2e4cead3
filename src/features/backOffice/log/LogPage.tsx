import { skipToken } from '@reduxjs/toolkit/query';
import { Download } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { HistoryLine } from '@/components/history/HistoryLine';
import { useChangeTexts } from '@/components/history/useChangeTexts';
import { MirrorProgress } from '@/components/mirror/MirrorProgress';
import { StaffPageHeading } from '@/components/mirror/StaffPageHeading';
import { selectCustomers } from '@/data/customer/selectCustomers';
import { selectOrderRows } from '@/data/order/orderRows';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { selectChanges } from '@/data/staff/changeLogRows';
import { peopleApi } from '@/data/staff/peopleApi';
import { selectStockItems, selectStockMovements } from '@/data/stock/stockRows';
import type { Person } from '@/domain/staff/people';
import type { ChangeLogLabels } from '@/i18n/en/backOffice/changeLog';
import { runsLabels } from '@/i18n/en/backOffice/deliveries/runs';
import { historyLabels } from '@/i18n/en/backOffice/history';
import { paymentsLabels } from '@/i18n/en/backOffice/payments';
import { cancelReasonsLabels } from '@/i18n/en/cancelReasons';
import { commonLabels } from '@/i18n/en/common';
import { complaintLabels } from '@/i18n/en/complaint';
import { useLabels } from '@/i18n/labels';
import { formatCount } from '@/lib/number/numbers';
import { type Page, pageOf } from '@/lib/page';
import type { Period } from '@/lib/time/periods';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { useNow } from '@/store/useNow';
import { rowsSelector } from '@/sync/mirror/mirrorSelectors';
import { combineReadings, useMirror } from '@/sync/mirror/useMirror';
import { Button } from '@/ui/Button';
import { DayField } from '@/ui/form/DayField';
import { LabelledSearchField } from '@/ui/form/LabelledSearchField';
import { SelectField } from '@/ui/form/SelectField';
import { PagedResults } from '@/ui/list/PagedResults';
import { showToast } from '@/ui/toast/toast';
import { useAddressParams } from '@/ui/useAddressParams';
import { exportChanges } from './logCsv';
import {
  filterChanges,
  type LogFilters,
  NO_FILTERS,
  PERIODS,
  periodOf,
  readLogFilters,
  withLogFilters,
} from './logFilters';
import { LOG_KINDS, type LoggedChange, loggedChanges } from './loggedChanges';

const EVERY = '';

const NOBODY: readonly Person[] = [];

const selectLines = rowsSelector('productionLines');

/** Every change of the period, in the words of the screen; and how the reading of what it is made of stands. */
function useLoggedChanges(period: Period | null) {
  const reading = combineReadings(
    useMirror('changeLog'),
    useMirror('orders'),
    useMirror('stockMovements'),
    useMirror('inventory'),
    useMirror('customers'),
    useMirror('productionLines'),
  );
  const owner = useOutboxOwner();
  const entries = useAppSelector(selectChanges);
  const orders = useAppSelector(selectOrderRows);
  const movements = useAppSelector(selectStockMovements);
  const items = useAppSelector(selectStockItems);
  const customers = useAppSelector(state => selectCustomers(state, owner));
  const lines = useAppSelector(selectLines);
  const uid = useAuth().session.user?.id;
  // The page does not wait for the names of people, nor fail with them.
  const people = peopleApi.useListPersonsQuery(uid ?? skipToken).data?.items ?? NOBODY;
  const texts = useChangeTexts();
  const payments = useLabels(paymentsLabels);
  const history = useLabels(historyLabels);
  const runs = useLabels(runsLabels);
  const complaints = useLabels(complaintLabels);
  const cancelReasons = useLabels(cancelReasonsLabels);
  const common = useLabels(commonLabels);
  const { fromMs, toMs } = period ?? { fromMs: 0, toMs: 0 };
  const changes = useMemo(
    () =>
      loggedChanges(
        { entries, orders, movements, items, customers, lines, people },
        { fromMs, toMs },
        { ...texts, history, runs, payments, complaints, cancelReasons, common },
      ),
    [
      entries,
      orders,
      movements,
      items,
      customers,
      lines,
      people,
      fromMs,
      toMs,
      texts,
      history,
      runs,
      payments,
      complaints,
      cancelReasons,
      common,
    ],
  );
  return { reading, changes, log: texts.log };
}

type ToolbarProps = {
  readonly filters: LogFilters;
  /** Whose changes there are. */
  readonly names: readonly string[];
  readonly log: ChangeLogLabels;
  readonly onChange: (change: Partial<LogFilters>) => void;
};

function LogToolbar({ filters, names, log, onChange }: ToolbarProps) {
  const search = useCallback((query: string) => onChange({ query }), [onChange]);
  return (
    <div className="flex flex-col gap-4">
      <LabelledSearchField
        label={log.search}
        placeholder={log.searchHint}
        value={filters.query}
        onSearch={search}
      />
      <div className="grid grid-cols-2 gap-4 *:last:max-sm:col-span-2 sm:grid-cols-3">
        <SelectField
          label={log.kind}
          value={filters.kind ?? EVERY}
          options={[
            { value: EVERY, label: log.everyKind },
            ...LOG_KINDS.map(kind => ({ value: kind, label: log.kinds[kind] })),
          ]}
          onChoose={chosen => onChange({ kind: chosen || null })}
        />
        <SelectField
          label={log.who}
          value={filters.who}
          options={[
            { value: EVERY, label: log.everyone },
            ...[...new Set([...names, filters.who])]
              .filter(Boolean)
              .map(name => ({ value: name, label: name })),
          ]}
          onChoose={who => onChange({ who })}
        />
        <SelectField
          label={log.period}
          value={filters.period}
          options={PERIODS.map(period => ({ value: period, label: log.periods[period] }))}
          onChoose={period => onChange({ period })}
        />
      </div>
      {filters.period === 'custom' && (
        <div className="grid grid-cols-2 gap-4 sm:max-w-md">
          {(['from', 'to'] as const).map(edge => (
            <DayField
              key={edge}
              label={log[edge]}
              value={filters[edge]}
              onDay={day => onChange({ [edge]: day })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type ListProps = { readonly page: Page<LoggedChange>; readonly log: ChangeLogLabels };

function ChangeList({ page, log }: ListProps) {
  return (
    <ol
      aria-label={log.list}
      className="flex flex-col divide-y divide-line rounded-card bg-surface px-4 shadow-card *:py-3 sm:px-5"
    >
      {page.rows.map(({ id, at, byName, thing, address, what, fields, kinds }) => (
        <HistoryLine
          key={id}
          what={
            <>
              <Link
                to={address}
                className="inline-flex min-h-11 items-center font-semibold text-brand underline"
              >
                {thing}
              </Link>{' '}
              <span className="text-sm text-ink-soft">{kinds.map(kind => log.kinds[kind]).join(', ')}</span>{' '}
              <span>{what}</span>
            </>
          }
          at={at}
          byName={byName}
          fields={fields}
        />
      ))}
    </ol>
  );
}

/** `/admin/dashboard/log`: every change, of everything, newest first. */
export function LogPage() {
  const [params, setParams] = useAddressParams();
  const dispatch = useAppDispatch();
  const nowMs = useNow();
  const filters = readLogFilters(params);
  const period = periodOf(filters, nowMs);
  const { reading, changes, log } = useLoggedChanges(period);
  const change = useCallback(
    (changed: Partial<LogFilters>) =>
      setParams(current => withLogFilters(current, changed), { replace: changed.page === undefined }),
    [setParams],
  );
  const { kind, who, query } = filters;
  const shown = useMemo(() => filterChanges(changes, { kind, who, query }), [changes, kind, who, query]);
  const names = useMemo(() => [...new Set(changes.map(({ byName }) => byName))].sort(), [changes]);
  const isFiltered = kind !== null || who !== '' || query !== '' || filters.period !== NO_FILTERS.period;
  const page = pageOf(shown, filters.page);

  async function save(): Promise<void> {
    if (!period) return;
    try {
      await dispatch(exportChanges(shown, period, log));
      await showToast('success', log.exported(formatCount(shown.length)));
    } catch {
      await showToast('error', log.exportFailed);
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <StaffPageHeading title={log.heading} reading={reading}>
        {reading.complete && shown.length > 0 && (
          <Button variant="secondary" className="px-4!" onClick={() => void save()}>
            <Download aria-hidden className="size-5" />
            {log.export}
          </Button>
        )}
      </StaffPageHeading>
      <LogToolbar filters={filters} names={names} log={log} onChange={change} />
      <MirrorProgress reading={reading} loading={log.loading} failed={log.failed} />
      {reading.complete && (
        <PagedResults
          page={page}
          text={{
            caption: log.list,
            empty: isFiltered ? log.noMatch : log.empty,
            emptyHint: log.emptyHint,
            noMatchHint: log.noMatchHint,
            showAll: log.showAll,
            pages: log.pages,
          }}
          summary={log.showing(formatCount(page.from), formatCount(page.to), formatCount(page.total))}
          onPage={number => change({ page: number })}
          onShowAll={isFiltered ? () => change(NO_FILTERS) : null}
        >
          <ChangeList page={page} log={log} />
        </PagedResults>
      )}
    </div>
  );
}
