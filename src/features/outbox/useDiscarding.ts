import { useState } from 'react';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { TakeBack } from '@/sync/outbox/takeBack';

/** Discards what was saved, and says what the person has to be told of it. `onClose` only where there is nothing to tell. */
export function useDiscarding(entry: CommandRecord, onDiscard: TakeBack, onClose: () => void) {
  const [state, setState] = useState<'asking' | 'working' | 'cannotAsk' | 'wentThrough'>('asking');
  const discard = async () => {
    setState('working');
    const outcome = await onDiscard(entry);
    if (outcome === 'cannotAsk') setState('cannotAsk');
    else if (outcome === 'doneAfterAll') setState('wentThrough');
    else onClose();
  };
  return { state, discard } as const;
}
