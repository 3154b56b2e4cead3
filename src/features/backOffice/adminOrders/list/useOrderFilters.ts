import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { EDIT_PARAM } from '@/features/backOffice/adminOrders/shared/addresses/editAddress';
import { LIST_DIALOG_PARAM } from '@/features/backOffice/adminOrders/shared/addresses/listDialog';
import { NEW_PARAM } from '@/features/backOffice/adminOrders/shared/addresses/newOrderAddress';
import { OLDER_PARAM, VIEW_PARAM } from '@/features/backOffice/adminOrders/shared/addresses/viewAddress';
import { dayOf } from '@/lib/time/periods';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { saveOrderFilters, selectOrderFilters } from '@/store/preferences/officeChoices';
import { useAuth } from '@/store/session/authContext';
import { useNow } from '@/store/useNow';
import { useDebouncedText } from '@/ui/form/useDebouncedText';
import { liveParams, useAddressParams } from '@/ui/useAddressParams';
import { type OrderFilters, persistedFilters, readFilters, withFilters } from './orderFilters';
import type { OrderSort } from './orderSort';

/** What is open over the list says nothing of what the list shows. */
const DIALOGS = [EDIT_PARAM, LIST_DIALOG_PARAM, NEW_PARAM, OLDER_PARAM, VIEW_PARAM];
const namesFilter = (params: URLSearchParams) =>
  Array.from(params.keys()).some(name => !DIALOGS.includes(name));

/**
 * The search part of the address; where it says nothing of what to show, with the filters that this person had last today. The
 * address follows, in its entry of the history. What a person changes here is stored; what a link named is not, and the plain
 * address forgets once the page is open: the page's own link shows all.
 */
function usePersistedFilters(): URLSearchParams {
  const [params] = useAddressParams();
  const { key, state } = useLocation();
  const ownChange = useNavigationType() === 'REPLACE';
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const uid = useAuth().session.user?.id ?? '';
  const today = dayOf(useNow());
  const stored = useAppSelector(root => selectOrderFilters(root, uid, today));
  const persisted = useMemo(() => persistedFilters(stored), [stored]);
  const [arrival] = useState(key);
  const [opening, setOpening] = useState(true);
  if (opening && key !== arrival) setOpening(false);

  const plain = params.size === 0;
  const restores = persisted !== '' && !namesFilter(params) && (opening || !plain);
  const search = useMemo(
    () => (restores ? withFilters(params, readFilters(new URLSearchParams(persisted))) : params),
    [restores, params, persisted],
  );
  const filters = useMemo(() => persistedFilters(params), [params]);
  const last = useRef(filters);
  useEffect(() => {
    if (restores) navigate({ search: `${search}` }, { replace: true, state });
    else if (!opening && (plain || (ownChange && filters !== last.current)))
      dispatch(saveOrderFilters(uid, filters, today));
    last.current = filters;
  }, [restores, search, state, opening, plain, ownChange, filters, uid, today, navigate, dispatch]);
  return search;
}

/** Browsers take a hundred changes of the address in half a minute, and no more. */
const REST_MS = 250;

/**
 * The filters in the address, and how to change them; `search` filters at once and changes the address when
 * typing rests.
 * Searching and filtering replace the entry of the history; turning a page makes one, so that Back turns back.
 */
export function useOrderFilters() {
  const [, setParams] = useAddressParams();
  const params = usePersistedFilters();
  const read = useMemo(() => readFilters(params), [params]);
  const { by, descending } = read.sort;
  // Another page, or an open dialog, is no reason to sort again.
  const sort = useMemo<OrderSort>(() => ({ by, descending }), [by, descending]);
  const write = useCallback(
    (changed: Partial<OrderFilters>) =>
      setParams(current => withFilters(current, changed), { replace: changed.page === undefined }),
    [setParams],
  );
  const settle = useCallback(
    (query: string) => {
      if (readFilters(liveParams()).query !== query) write({ query });
    },
    [write],
  );
  const [query, search] = useDebouncedText(read.query, settle, REST_MS);
  const typed = useRef(query);
  useLayoutEffect(() => {
    typed.current = query;
  }, [query]);
  // The same one while somebody types: who only changes filters is not drawn again at each letter.
  const change = useCallback(
    (changed: Partial<OrderFilters>) => {
      // What is on screen is what was typed, though the address does not say so yet.
      const all = { query: typed.current, ...changed };
      search(all.query);
      write(all);
    },
    [search, write],
  );
  const filters = useMemo<OrderFilters>(
    () => ({ ...read, sort, ...(query !== read.query && { query, page: 1 }) }),
    [read, sort, query],
  );
  return [filters, change, search] as const;
}
