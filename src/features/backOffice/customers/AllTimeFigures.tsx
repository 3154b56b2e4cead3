import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { allTimeOf } from '@/entities/customer/allTimeFigures';
import type { Customer } from '@/entities/customer/customer';
import { queryFailure } from '@/services/api/queryFailure';
import { formatRupees } from '@/shared/lib/money';
import { formatCount } from '@/shared/lib/numbers';
import { useCommonText } from '@/shared/text/commonText';
import { useCustomersText } from '@/shared/text/customersText';
import { failureText } from '@/shared/text/failureText';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { customersApi } from './customersApi';

type Props = { readonly customer: Customer };

/** Where this device has the latest orders only: what the server counts and adds up over all of them. */
export function AllTimeFigures({ customer }: Props) {
  const { page: text } = useCustomersText();
  const common = useCommonText();
  const of = useMemo(() => allTimeOf(customer), [customer]);
  const { data, error, refetch } = customersApi.endpoints.getTotalsOfCustomer.useQuery(of ?? skipToken);
  if (!of) return null;
  return (
    <Notice tone="info">
      <p className="font-semibold">{of.kind === 'email' ? text.allTimeByEmail : text.allTime}</p>
      {data && <p>{text.allTimeOf(formatCount(data.orders), formatRupees(data.itemsPaise))}</p>}
      {!data && !error && <p>{text.allTimeLoading}</p>}
      {!data && error && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            {text.allTimeFailed} {failureText(queryFailure(error), common)}
          </p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {common.retry}
          </Button>
        </div>
      )}
    </Notice>
  );
}
