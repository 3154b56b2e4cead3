import { useCallback, useState } from 'react';
import { useQueued } from '@/entities/outbox/useQueued';
import type { ShopEdit } from '@/entities/shop/shopEdit';
import { newCommandId } from '@/entities/staff/newCommandId';
import { groundOf } from '@/entities/staff/queuedChanges';
import { useAuth } from '@/entities/user/authContext';
import { useAppDispatch } from '@/shared/redux/hooks';
import type { ShopWithEdits } from './queuedShop';
import { changedFields, checkShopDraft, draftOf, type ShopDraft, type ShopProblems } from './shopFormRules';
import { updateShopCommand } from './updateShopCommand';

/** Why the settings are not saved as the person wants them. */
export type ShopUnsaved = 'conflict' | 'denied' | 'notKept';

const NO_PROBLEMS: ShopProblems = {};

/** What the person began to change, and from which version. */
type Begun = { readonly draft: ShopDraft; readonly from: ShopWithEdits };

/** The form of the settings: it follows what is read until something is typed, and then keeps to what the person saw. */
export function useShopForm(settings: ShopWithEdits) {
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const [begun, setBegun] = useState<Begun | null>(null);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [unsaved, setUnsaved] = useState<ShopUnsaved | null>(null);
  const [phase, setPhase] = useState<'editing' | 'saving' | 'saved'>('editing');
  const current = draftOf(settings.shop);
  const draft = begun?.draft ?? current;
  const hasChanges = begun !== null && changedFields(begun.draft, draftOf(begun.from.shop)).length > 0;

  const finish = useCallback((phase: 'saved' | 'editing') => {
    setBegun(null);
    setUnsaved(null);
    setPhase(phase);
  }, []);
  const queue = useQueued({
    onDone: useCallback(() => finish('saved'), [finish]),
    onRefused: useCallback(reason => {
      setPhase('editing');
      setUnsaved(reason === 'conflict' ? 'conflict' : 'denied');
    }, []),
    // That it waits is said by what lies over the settings.
    onWaiting: useCallback(() => finish('editing'), [finish]),
  });

  async function save(): Promise<boolean> {
    if (phase === 'saving' || !user) return true;
    const checked = checkShopDraft(draft);
    setProblems('problems' in checked ? checked.problems : NO_PROBLEMS);
    setUnsaved(null);
    if ('problems' in checked) return false;
    const from = begun?.from ?? settings;
    const commandId = dispatch(newCommandId());
    const edit: ShopEdit = {
      commandId,
      ground: groundOf(from.stored, from.shownWith),
      by: { id: user.id, name: user.name },
      shop: checked.shop,
    };
    setBegun({ draft, from });
    setPhase('saving');
    try {
      await queue(updateShopCommand, { id: commandId, uid: user.id, payload: edit });
    } catch {
      setPhase('editing');
      setUnsaved('notKept');
    }
    return true;
  }

  return {
    draft,
    current,
    problems,
    phase,
    unsaved,
    hasChanges,
    save,
    edit(change: Partial<ShopDraft>) {
      if (phase === 'saving') return;
      setPhase('editing');
      setBegun({ draft: { ...draft, ...change }, from: begun?.from ?? settings });
    },
    /** Gives up what was typed, for the settings as they are now. */
    undo() {
      setProblems(NO_PROBLEMS);
      finish('editing');
    },
    /** Goes on from the settings as they are now, with what was typed. */
    keepMine() {
      setBegun({ draft, from: settings });
      setUnsaved(null);
    },
  };
}

export type ShopForm = ReturnType<typeof useShopForm>;
