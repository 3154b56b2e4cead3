import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { allTimeOf } from '@/data/customer/allTimeMetrics';
import type { Customer } from '@/domain/customer/customer';
import { customersApi } from '@/features/backOffice/customers/shared/customersApi';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { formatCount } from '@/lib/number/numbers';
import { queryFailure } from '@/store/api/queryFailure';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

type Props = { readonly customer: Customer };

/** Where this device has the latest orders only: what the server counts and adds up over all of them. */
export function AllTimeMetrics({ customer }: Props) {
  const { page: labels } = useLabels(customersLabels);
  const common = useLabels(commonLabels);
  const of = useMemo(() => allTimeOf(customer), [customer]);
  // `data` would be those of the customer before, until these are read.
  const { currentData, error, refetch } = customersApi.endpoints.getTotalsOfCustomer.useQuery(
    of ?? skipToken,
  );
  if (!of) return null;
  return (
    <Notice tone="info">
      <p className="font-semibold">{of.kind === 'email' ? labels.allTimeByEmail : labels.allTime}</p>
      {currentData && (
        <p>{labels.allTimeOf(formatCount(currentData.orders), formatRupees(currentData.itemsPaise))}</p>
      )}
      {!currentData && !error && <p>{labels.allTimeLoading}</p>}
      {!currentData && error && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            {labels.allTimeFailed} {failureText(queryFailure(error), common)}
          </p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {common.retry}
          </Button>
        </div>
      )}
    </Notice>
  );
}
