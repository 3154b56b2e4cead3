import { useCallback, useEffect, useState } from 'react';
import { selectProductionLines } from '@/data/mirror/replicaSelectors';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { selectLinesWithChanges } from '@/data/production/queuedLines';
import { newCommandId } from '@/data/staff/newCommandId';
import { groundOf } from '@/data/staff/queuedChanges';
import { useStaffCommand } from '@/data/staff/useStaffCommand';
import { actionOf, afterAction, stateOf } from '@/domain/production/lineAction';
import { type LineChange, parseLineProblem } from '@/domain/production/lineChange';
import type { ProductionLine } from '@/domain/production/production';
import { productionLabels } from '@/i18n/en/production';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import type { SessionUser } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { queueCommand } from '@/sync/outbox/queueCommand';
import { showToast } from '@/ui/toast/toast';
import { updateProductionLineCommand } from './updateProductionLineCommand';

type Asked = Pick<LineChange, 'action' | 'to'> & { readonly line: ProductionLine };

/** A change of a line as it stands on the screen of this moment. */
const changeOf =
  (
    { line, action, to }: Asked,
    user: SessionUser,
    owner: string | null,
    commandId: string,
  ): AppThunk<LineChange> =>
  (_dispatch, getState) => {
    const { changesOf } = selectLinesWithChanges(getState(), owner);
    const row = selectProductionLines(getState()).find(({ id }) => id === line.id);
    return {
      lineId: line.id,
      name: line.name,
      action,
      from: stateOf(line),
      to,
      commandId,
      ground: groundOf(row, changesOf.get(line.id)?.shownWith ?? []),
      by: { id: user.id, name: user.name || user.email },
    };
  };

const readClock =
  (): AppThunk<string> =>
  (_dispatch, _getState, { clock }) =>
    new Date(clock.now()).toISOString();

/** The button of one line: what it does, how far that has come, and how it is taken back. */
export function useLineAction(line: ProductionLine) {
  const text = useLabels(productionLabels);
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const owner = useOutboxOwner();
  const { sending, send, reset } = useStaffCommand(updateProductionLineCommand, parseLineProblem);
  const [asked, setAsked] = useState<Asked | null>(null);

  const undo = useCallback(
    async ({ line: before, to }: Asked) => {
      if (!user) return;
      const back: Asked = { line: { ...before, ...to }, action: 'undo', to: stateOf(before) };
      const change = dispatch(changeOf(back, user, owner, dispatch(newCommandId())));
      try {
        const { commandId: id } = change;
        await dispatch(queueCommand(updateProductionLineCommand, { id, uid: user.id, payload: change }));
        await showToast('success', text.undone(before.name));
      } catch {
        await showToast('error', text.undoFailed);
      }
    },
    [dispatch, owner, text, user],
  );

  useEffect(() => {
    if (!asked || (sending.kind !== 'done' && sending.kind !== 'waiting')) return;
    setAsked(null);
    reset();
    if (asked.action === 'undo') return;
    const words = text.done[asked.action](asked.line.name);
    const message = sending.kind === 'done' ? words : text.savedHere(words);
    import('@/ui/toast/actionToast').then(
      ({ showActionToast }) =>
        showActionToast(
          message,
          { label: text.undo, onAct: () => void undo(asked) },
          `line ${asked.line.id}`,
        ),
      // The line itself says what it is now.
      () => {},
    );
  }, [asked, sending, reset, text, undo]);

  function act() {
    if (!user || sending.kind === 'busy') return;
    const action = actionOf(line);
    const wanted: Asked = { line, action, to: afterAction(line, action, dispatch(readClock())) };
    setAsked(wanted);
    void send(user.id, commandId => dispatch(changeOf(wanted, user, owner, commandId)));
  }
  return { act, sending } as const;
}
