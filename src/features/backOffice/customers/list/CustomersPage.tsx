import { UserPlus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { MirrorProgress } from '@/components/mirror/MirrorProgress';
import { StaffPageHeading } from '@/components/mirror/StaffPageHeading';
import { toSearchableCustomer } from '@/domain/customer/customerSearch';
import { CustomerDialogs } from '@/features/backOffice/customers/edit/CustomerDialogs';
import { CUSTOMER_DIALOGS, NEW_CUSTOMER } from '@/features/backOffice/customers/shared/customerAddress';
import { FailedCustomersNotice } from '@/features/backOffice/customers/shared/FailedCustomersNotice';
import { useCustomers } from '@/features/backOffice/customers/shared/useCustomers';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { useLabels } from '@/i18n/labels';
import { formatCount } from '@/lib/number/numbers';
import { pageOf } from '@/lib/page';
import { useNow } from '@/store/useNow';
import { Button } from '@/ui/Button';
import { useDialogAddress } from '@/ui/dialog/useDialogAddress';
import { useAddressParams } from '@/ui/useAddressParams';
import { TABLET_UP, useMediaQuery } from '@/ui/useMediaQuery';
import { CustomerResults } from './CustomerResults';
import { CustomerToolbar } from './CustomerToolbar';
import {
  type CustomerFilters,
  filterCustomers,
  isOfGroup,
  readFilters,
  sortCustomers,
  withFilters,
} from './customerFilters';

/**
 * The filters in the address, and how to change them. Searching and filtering replace the entry of the history; turning
 * a page makes one, so that Back turns back.
 */
function useCustomerFilters() {
  const [params, setParams] = useAddressParams();
  const change = useCallback(
    (changed: Partial<CustomerFilters>) =>
      setParams(current => withFilters(current, changed), { replace: changed.page === undefined }),
    [setParams],
  );
  return [readFilters(params), change] as const;
}

/** `/admin/dashboard/customers`: who orders, how much and when last (spec §2, §3). */
export function CustomersPage() {
  const labels = useLabels(customersLabels);
  const asTable = useMediaQuery(TABLET_UP);
  const now = useNow();
  const [filters, changeFilters] = useCustomerFilters();
  const address = useDialogAddress(CUSTOMER_DIALOGS);
  const { reading, customers, changesOf } = useCustomers();
  const { query, status, type, group, sort } = filters;
  const { column, descending } = sort;

  const searchable = useMemo(() => customers.all.map(toSearchableCustomer), [customers]);
  const found = useMemo(
    () => filterCustomers(searchable, { query, status, type }),
    [searchable, query, status, type],
  );
  const counts = useMemo(() => {
    const count = (of: typeof group) => found.filter(one => isOfGroup(one, of, now)).length;
    return {
      all: count('all'),
      lapsed: count('lapsed'),
      newThisMonth: count('newThisMonth'),
      deleted: count('deleted'),
    };
  }, [found, now]);
  const shown = useMemo(
    () =>
      sortCustomers(
        found.filter(one => isOfGroup(one, group, now)),
        { column, descending },
      ),
    [found, group, now, column, descending],
  );
  const isFiltered = query !== '' || status !== null || type !== null || group !== 'all';

  return (
    <div className="flex flex-col gap-6">
      <StaffPageHeading title={labels.heading} reading={reading}>
        {reading.complete && (
          <Button onClick={() => address.open('adding', NEW_CUSTOMER)}>
            <UserPlus aria-hidden className="size-5" />
            {labels.add}
          </Button>
        )}
      </StaffPageHeading>
      <CustomerToolbar
        filters={filters}
        counts={reading.complete ? counts : null}
        withSort={!asTable}
        onChange={changeFilters}
      />
      <FailedCustomersNotice changesOf={changesOf} />
      <MirrorProgress reading={reading} loading={labels.loading} failed={labels.failed} />
      {reading.complete && (
        <>
          <CustomerDialogs customers={customers} changesOf={changesOf} address={address} />
          <CustomerResults
            page={pageOf(shown, filters.page)}
            asTable={asTable}
            changesOf={changesOf}
            sort={sort}
            onSort={next => changeFilters({ sort: next })}
            onPage={page => changeFilters({ page })}
            onOpen={address.open}
            onShowAll={
              isFiltered ? () => changeFilters({ query: '', status: null, type: null, group: 'all' }) : null
            }
          />
          <p className="max-w-prose text-sm text-ink-soft">
            {labels.spentHint}{' '}
            {customers.nobodys.length > 0 && labels.nobodys(formatCount(customers.nobodys.length))}
          </p>
        </>
      )}
    </div>
  );
}
