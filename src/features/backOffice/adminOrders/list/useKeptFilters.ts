import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { EDIT_PARAM } from '@/features/backOffice/adminOrders/shared/editAddress';
import { LIST_DIALOG_PARAM } from '@/features/backOffice/adminOrders/shared/listDialog';
import { NEW_PARAM } from '@/features/backOffice/adminOrders/shared/newOrderAddress';
import { OLDER_PARAM, VIEW_PARAM } from '@/features/backOffice/adminOrders/shared/viewAddress';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { keepOrderFilters, selectOrderFilters } from '@/store/preferences/officeChoices';
import { useAuth } from '@/store/session/authContext';
import { keptFilters, readFilters, withFilters } from './orderFilters';

/** What is open over the list says nothing of what the list shows. */
const DIALOGS = [EDIT_PARAM, LIST_DIALOG_PARAM, NEW_PARAM, OLDER_PARAM, VIEW_PARAM];
const namesFilter = (params: URLSearchParams) =>
  Array.from(params.keys()).some(name => !DIALOGS.includes(name));

/**
 * The search part of the address; where it says nothing of what to show, with the filters that this person had last. The
 * address follows, in its entry of the history. What a person changes here is kept; what a link named is not, and the plain
 * address forgets once the room is open: the room's own link shows all.
 */
export function useKeptFilters(): URLSearchParams {
  const [params] = useSearchParams();
  const { key, state } = useLocation();
  const ownChange = useNavigationType() === 'REPLACE';
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const uid = useAuth().session.user?.id ?? '';
  const kept = keptFilters(useAppSelector(root => selectOrderFilters(root, uid)));
  const [arrival] = useState(key);
  const [opening, setOpening] = useState(true);
  if (opening && key !== arrival) setOpening(false);

  const plain = params.size === 0;
  const restores = kept !== '' && !namesFilter(params) && (opening || !plain);
  const search = useMemo(
    () => (restores ? withFilters(params, readFilters(new URLSearchParams(kept))) : params),
    [restores, params, kept],
  );
  const filters = keptFilters(params);
  const last = useRef(filters);
  useEffect(() => {
    if (restores) navigate({ search: `${search}` }, { replace: true, state });
    else if (!opening && (plain || (ownChange && filters !== last.current)))
      dispatch(keepOrderFilters(uid, filters));
    last.current = filters;
  }, [restores, search, state, opening, plain, ownChange, filters, uid, navigate, dispatch]);
  return search;
}
