import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OrderSelection } from '@/domain/product/orderSelection';
import { PATHS } from '@/lib/paths';
import { useAuth } from '@/store/session/authContext';

/**
 * What Order Now does; null for a visitor, whose Order Now is a link. The same function until somebody signs in or out: a
 * card is not drawn again for a search.
 */
export function useOrderNow(): ((selection: OrderSelection) => void) | null {
  const navigate = useNavigate();
  const known = useAuth().session.user !== null;
  return useMemo(
    () => (known ? selection => navigate(PATHS.order, { state: selection }) : null),
    [navigate, known],
  );
}
