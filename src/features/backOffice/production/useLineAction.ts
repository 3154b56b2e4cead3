import { useEffect, useEffectEvent, useState } from 'react';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { selectProductionLines } from '@/data/production/productionMirror';
import { selectLinesWithChanges } from '@/data/production/queuedLines';
import { baseVersionOf } from '@/data/staff/queuedChanges';
import { applyLineAction, nextLineAction, stateOf } from '@/domain/production/lineAction';
import type { LineChange } from '@/domain/production/lineChange';
import type { ProductionLine } from '@/domain/production/production';
import { authorOf } from '@/domain/staff/authorOf';
import { productionLabels } from '@/i18n/en/backOffice/production';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import type { SessionUser } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { newCommandId } from '@/sync/outbox/newCommandId';
import { submitCommand } from '@/sync/outbox/submitCommand';
import { useCommand } from '@/sync/outbox/useCommand';
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
      ground: baseVersionOf(row, changesOf.get(line.id)?.pendingChanges ?? []),
      by: authorOf(user),
    };
  };

const readClock =
  (): AppThunk<string> =>
  (_dispatch, _getState, { clock }) =>
    new Date(clock.now()).toISOString();

/** The button of one line: what it does, how far that has come, and how it is taken back. */
export function useLineAction(line: ProductionLine) {
  const labels = useLabels(productionLabels);
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const owner = useOutboxOwner();
  const { state, submit, reset } = useCommand(updateProductionLineCommand);
  const [asked, setAsked] = useState<Asked | null>(null);

  async function undo({ line: before, to }: Asked): Promise<void> {
    if (!user) return;
    const back: Asked = { line: { ...before, ...to }, action: 'undo', to: stateOf(before) };
    const payload = dispatch(changeOf(back, user, owner, dispatch(newCommandId())));
    const asked = { uid: user.id, payload };
    const { kind } = await dispatch(submitCommand(updateProductionLineCommand, asked));
    if (kind === 'queued' || kind === 'done') await showToast('success', labels.undone(before.name));
    else await showToast('error', labels.undoFailed);
  }

  const tell = useEffectEvent(() => {
    if (!asked || (state.kind !== 'done' && state.kind !== 'queued')) return;
    setAsked(null);
    reset();
    if (asked.action === 'undo') return;
    const words = labels.done[asked.action](asked.line.name);
    const message = state.kind === 'done' ? words : labels.savedHere(words);
    import('@/ui/toast/actionToast').then(
      ({ showActionToast }) =>
        showActionToast(
          message,
          { label: labels.undo, onAct: () => void undo(asked) },
          `line ${asked.line.id}`,
        ),
      // The line itself says what it is now.
      () => {},
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state is told once
  useEffect(() => tell(), [state]);

  function act() {
    if (!user || state.kind === 'sending') return;
    const action = nextLineAction(line);
    const wanted: Asked = { line, action, to: applyLineAction(line, action, dispatch(readClock())) };
    setAsked(wanted);
    void submit(user.id, commandId => dispatch(changeOf(wanted, user, owner, commandId)));
  }
  return { act, state } as const;
}
