import { queryFailure } from '@/store/api/queryFailure';
import type { AppThunk } from '@/store/thunk';
import { dataCheckApi } from './dataCheckApi';
import { problemFixed, selectScan } from './dataCheckSlice';
import { type Fixable, keyOf } from './problem';
import { skuKey } from './productProblems';
import type { Fix, FixResult } from './saveFix';

/** Sets a problem right on the server, there and then, and takes it from the list once it is. */
export const fixProblem =
  (problem: Fixable, value: string, by: Fix['by']): AppThunk<Promise<FixResult>> =>
  async (dispatch, getState, { ids, clock }) => {
    const fix: Fix = {
      ...{ problem, value, by, owners: ownersFor(problem, selectScan(getState()).skus) },
      ...{ commandId: ids.commandId(), at: new Date(clock.now()).toISOString() },
    };
    const { updateFlawedOrder, updateFlawedStockItem } = dataCheckApi.endpoints;
    const { data: result, error } = await dispatch(
      'orderId' in problem
        ? updateFlawedOrder.initiate(fix, { track: false })
        : updateFlawedStockItem.initiate(fix, { track: false }),
    );
    if (!result) return { outcome: 'failed', error: queryFailure(error), mayHaveArrived: false };
    if (result.outcome === 'saved') {
      const skus =
        problem.kind === 'sku'
          ? { [skuKey(value)]: { productId: problem.productId, productName: problem.productName } }
          : {};
      // It has a document now. How the orders that are still to be read call it is not compared.
      const known = problem.kind === 'orphan' ? { [problem.productId]: null } : {};
      dispatch(problemFixed({ key: keyOf(problem), known, skus }));
    }
    return result;
  };

/** The one owner that a shared SKU is looked up with again; nothing more needs to travel. */
function ownersFor(problem: Fixable, skus: Fix['owners']): Fix['owners'] {
  if (problem.kind !== 'sku' || problem.before === '') return {};
  const key = skuKey(problem.before);
  const owner = skus[key];
  return owner ? { [key]: owner } : {};
}
