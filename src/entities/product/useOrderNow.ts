import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OrderSelection } from '@/entities/order/orderSelection';
import { useAuth } from '@/entities/user/authContext';
import { PATHS } from '@/shared/paths';

/** Where Order Now leads. The same function until somebody signs in or out: a card is not drawn again for a search. */
export function useOrderNow(): (selection: OrderSelection) => void {
  const navigate = useNavigate();
  const known = useAuth().session.user !== null;
  return useCallback(
    selection => {
      // Spec §2: a visitor signs in first, and comes back to the menu; there it is offered again.
      if (known) navigate(PATHS.order, { state: selection });
      else navigate(PATHS.login, { state: { from: PATHS.menu, fromState: { wish: selection } } });
    },
    [navigate, known],
  );
}
