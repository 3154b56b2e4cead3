import { editProblemText } from '@/data/order/edit/editProblemText';
import { updateOrderCommand } from '@/data/order/edit/updateOrderCommand';
import type { EditsOfOrder } from '@/data/order/queuedEdits';
import type { Step } from '@/domain/order/edit/statusMove';
import type { Order } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import { authorOf } from '@/domain/staff/authorOf';
import { bulkEdit, undoEdit } from '@/features/backOffice/adminOrders/bulk/bulkStatusRules';
import type { AdminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import type { OrderListLabels } from '@/i18n/en/backOffice/orderList';
import type { CommonLabels } from '@/i18n/en/common';
import type { SessionUser } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { newCommandId } from '@/sync/outbox/newCommandId';
import { submitCommand } from '@/sync/outbox/submitCommand';
import { showActionToast } from '@/ui/toast/actionToast';
import { showToast } from '@/ui/toast/toast';

type Asked = {
  readonly order: Order;
  readonly edits: EditsOfOrder | undefined;
  readonly to: Step;
  readonly user: SessionUser;
  readonly labels: {
    readonly orders: AdminOrdersLabels;
    readonly list: OrderListLabels;
    readonly common: CommonLabels;
  };
};

/** Moves one order on from where it is listed, and says so with a way back. */
export const moveOrder =
  ({ order, edits, to, user, labels }: Asked): AppThunk<Promise<void>> =>
  async dispatch => {
    const { orders, list, common } = labels;
    const by = authorOf(user);
    const edit = bulkEdit(order, edits, to, dispatch(newCommandId()), by);

    async function send(payload: typeof edit): Promise<boolean> {
      const outcome = await dispatch(submitCommand(updateOrderCommand, { uid: user.id, payload }));
      if (outcome.kind === 'queued' || outcome.kind === 'done') return true;
      const refused = outcome.kind === 'refused' && editProblemText(outcome.problem, orders, common);
      await showToast('error', refused || orders.failedToSave, order.id);
      return false;
    }

    async function undo() {
      const back = undoEdit({ order, edit }, dispatch(newCommandId()));
      if (back && (await send(back))) {
        await showToast('success', list.moved(orderNumber(order.id), common.status[back.status]), order.id);
      }
    }

    if (!(await send(edit))) return;
    const action = { label: list.undo, onAct: () => void undo() };
    showActionToast(list.moved(orderNumber(order.id), common.status[to]), action, order.id);
    // The row shows what is queued with this code, which the first command of a visit asks for.
    await import('@/data/order/queuedEdits');
  };
