import { useEffect, useState } from 'react';
import { baseVersionOf } from '@/data/staff/queuedChanges';
import { authorOf } from '@/domain/staff/authorOf';
import { useAuth } from '@/store/session/authContext';
import { useCommand } from '@/sync/outbox/useCommand';
import { mergeAreas, problemsLeft } from './areaFormRules';
import type { ShopWithEdits } from './queuedShop';
import { changedFields, checkShopDraft, draftOf, type ShopDraft, type ShopProblems } from './shopFormRules';
import { updateShopCommand } from './updateShopCommand';

const NO_PROBLEMS: ShopProblems = {};

/** What the person began to change, and from which version. */
type Begun = { readonly draft: ShopDraft; readonly from: ShopWithEdits };

/** The form of the settings: it follows what is read until something is typed, and then keeps to what the person saw. */
export function useShopForm(settings: ShopWithEdits) {
  const { user } = useAuth().session;
  const [typed, setBegun] = useState<Begun | null>(null);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  /** It was saved as it stands there already. */
  const [isAsStored, setIsAsStored] = useState(false);
  const { state, submit, reset } = useCommand(updateShopCommand);
  const { kind } = state;
  // No phase for `queued`: the notice above the settings already says so where the edit cannot be sent now.
  const phase = kind === 'sending' ? 'saving' : kind === 'done' || isAsStored ? 'saved' : 'editing';
  const unsaved = kind === 'refused' ? state.problem : kind === 'failed' ? 'notStored' : null;
  const isSent = kind === 'done' || kind === 'queued';
  // Said to be saved, nothing is left to be lost.
  const begun = isSent ? null : typed;
  const current = draftOf(settings.shop);
  const draft = begun?.draft ?? current;
  const changed = begun ? changedFields(begun.draft, draftOf(begun.from.shop)) : [];
  const hasChanges = changed.length > 0;
  useEffect(() => {
    if (isSent) setBegun(null);
  }, [isSent]);

  async function save(): Promise<boolean> {
    if (phase === 'saving' || !user) return true;
    const checked = checkShopDraft(draft);
    setProblems('problems' in checked ? checked.problems : NO_PROBLEMS);
    if ('problems' in checked) {
      if (unsaved) reset();
      return false;
    }
    // A version that changes nothing would only stand in the way of somebody else's change.
    if (!hasChanges && settings.stored.updatedAt !== null && !settings.failed) {
      setBegun(null);
      reset();
      setIsAsStored(!settings.waiting);
      return true;
    }
    const from = begun?.from ?? settings;
    setBegun({ draft, from });
    await submit(user.id, commandId => ({
      commandId,
      ground: baseVersionOf(from.stored, from.pendingChanges),
      by: authorOf(user),
      shop: checked.shop,
    }));
    return true;
  }

  return {
    draft,
    current,
    problems,
    phase,
    unsaved,
    /** The fields that the person changed of what they saw. */
    changed,
    hasChanges,
    save,
    edit(change: Partial<ShopDraft>) {
      if (phase === 'saving') return;
      if (isSent) reset();
      setIsAsStored(false);
      const left = Object.entries(problems).filter(([field]) => !(field in change));
      const areas = change.areas && problemsLeft(problems.areas ?? [], draft.areas, change.areas);
      setProblems({ ...Object.fromEntries(left), ...(areas && { areas }) });
      setBegun({ draft: { ...draft, ...change }, from: begun?.from ?? settings });
    },
    /** Gives up what was typed, for the settings as they are now. */
    undo() {
      setProblems(NO_PROBLEMS);
      setBegun(null);
      reset();
    },
    /** Goes on from the settings as they are now, with what the person changed of them. */
    keepMine() {
      const mine = Object.fromEntries(changed.map(field => [field, draft[field]]));
      // Of the areas only those that the person has changed: somebody else may have added another.
      const areas = mergeAreas(begun ? draftOf(begun.from.shop).areas : [], draft.areas, current.areas);
      setBegun({ draft: { ...current, ...mine, ...('areas' in mine && { areas }) }, from: settings });
      reset();
    },
  };
}

export type ShopForm = ReturnType<typeof useShopForm>;
