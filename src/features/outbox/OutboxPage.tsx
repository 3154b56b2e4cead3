import { Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOutboxLabels } from '@/components/outbox/outboxLabels';
import { UnreadNotice } from '@/components/outbox/UnreadNotice';
import { useProductNames } from '@/components/product/useProductNames';
import { commonLabels } from '@/i18n/en/common';
import { useLabels, useTranslate } from '@/i18n/labels';
import type { Area } from '@/lib/area';
import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { cancelForEditing, discard, requeue } from '@/sync/outbox/cancelCommand';
import type { Command, CommandDescription } from '@/sync/outbox/command';
import { findCommand } from '@/sync/outbox/commandRegistry';
import { isUnsent } from '@/sync/outbox/commandState';
import { sendNowAsked } from '@/sync/outbox/outboxIntents';
import { ownerKey, selectOutbox, selectPause, selectWaiting } from '@/sync/outbox/outboxSlice';
import { removeFinishedCommand } from '@/sync/outbox/removeFinishedCommand';
import { resumeCommand } from '@/sync/outbox/resumeCommand';
import { useOutboxRead } from '@/sync/outbox/useOutboxRead';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/list/EmptyState';
import { LoadingNote } from '@/ui/list/LoadingNote';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { useUnmountedRef } from '@/ui/useUnmountedRef';
import { CommandCard } from './CommandCard';
import { DiscardDialog } from './DiscardDialog';

/** By the commands' names; undefined for one that nobody knows, or whose code cannot be had. */
type Loaded = { readonly [name: string]: Command<Json> | undefined };

/** Null for what is unknown or cannot be read: it is listed all the same. */
type Describe = (entry: CommandRecord) => CommandDescription | null;

/**
 * How the outbox describes its commands, each by the command's own code; null until that is loaded. What could not be loaded is
 * asked for again when the network returns, and when the code that sends has read the entries anew.
 */
function useDescriptions(entries: readonly CommandRecord[]): Describe | null {
  const translate = useTranslate();
  const nameOf = useProductNames();
  const online = useAppSelector(selectOnline);
  const [loaded, setLoaded] = useState<Loaded>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: a network that returns is a reason to ask again
  useEffect(() => {
    let isShown = true;
    for (const name of new Set(entries.map(({ name }) => name))) {
      const add = (command?: Command<Json>) =>
        isShown && setLoaded(before => (before[name] ? before : { ...before, [name]: command }));
      findCommand(name).then(add, () => add());
    }
    return () => {
      isShown = false;
    };
  }, [entries, online]);

  if (entries.some(({ name }) => !(name in loaded))) return null;
  return entry => {
    try {
      return loaded[entry.name]?.describe(entry, translate, nameOf) ?? null;
    } catch {
      return null;
    }
  };
}

type Props = { readonly area: Area };

/** The back office's pages have theirs from its layout. */
const MARGINS = { storefront: 'mx-auto px-4 py-8 sm:px-6 sm:py-12', 'back-office': '' } as const;

/** What this device still has to send, or was told will not do; each with what can be done about it. */
export function OutboxPage({ area }: Props) {
  const labels = useOutboxLabels();
  const { loading } = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { user } = useAuth().session;
  const owner = user && ownerKey({ area, uid: user.id });
  const entries = useAppSelector(state => selectWaiting(state, owner));
  const pause = useAppSelector(state => selectPause(state, owner));
  const unreadable = useAppSelector(state => selectOutbox(state).unreadable);
  const { reading, readAgain } = useOutboxRead(area);
  const describe = useDescriptions(entries);
  const [discarding, setDiscarding] = useState<CommandRecord | null>(null);
  const [taking, setTaking] = useState(false);
  const [notCancelled, setNotCancelled] = useState<string | null>(null);
  const [hasDiscarded, setHasDiscarded] = useState(false);
  const unmounted = useUnmountedRef();
  // While it is being tried too: the button does not come and go with each try.
  const waits = entries.some(isUnsent);

  const edit = async (entry: CommandRecord) => {
    setNotCancelled(null);
    const description = describe?.(entry);
    if (!description?.edit || taking) return;
    setTaking(true);
    const cancelled = await dispatch(cancelForEditing(entry));
    if (unmounted.current) {
      // The person has left the page: put the command back into the queue and do not navigate.
      if (cancelled === 'cancelled') await dispatch(requeue(entry));
      return;
    }
    setTaking(false);
    if (cancelled === 'cancelled') navigate(description.edit.to, { state: description.edit.state });
    else if (cancelled === 'cannotAsk') setNotCancelled(labels.cannotAsk);
    else setNotCancelled(labels.doneAfterAll(description.title));
  };

  const discardEntry = async (entry: CommandRecord) => {
    const outcome = await dispatch(discard(entry));
    if (outcome === 'cancelled') setHasDiscarded(true);
    return outcome;
  };

  return (
    <div className={`flex w-full max-w-3xl flex-col gap-6 ${MARGINS[area]}`}>
      <div className="flex flex-col gap-4">
        <PageHeading title={labels.heading} />
        {waits && (
          <>
            <p className="max-w-prose text-ink-soft">{labels.lead}</p>
            <Button className="w-fit" onClick={() => dispatch(sendNowAsked())}>
              <Send aria-hidden className="size-5" />
              {labels.sendNow}
            </Button>
          </>
        )}
      </div>
      {pause === 'signInNeeded' && <Notice tone="warn">{labels.signIn}</Notice>}
      {unreadable > 0 && <Notice tone="bad">{labels.unreadable(unreadable)}</Notice>}
      {reading === 'failed' && <UnreadNotice onRetry={readAgain} />}
      {notCancelled && (
        <Notice tone="warn" urgent>
          {notCancelled}
        </Notice>
      )}
      {entries.length === 0 && reading === 'read' && (
        <EmptyState heading={labels.empty} hint={hasDiscarded || discarding ? undefined : labels.emptyHint} />
      )}
      {(entries.length === 0 ? reading === 'reading' : !describe) && <LoadingNote label={loading} />}
      {entries.length > 0 && describe && (
        <ol className="flex flex-col gap-4">
          {entries.map(entry => (
            <li key={entry.id}>
              <CommandCard
                entry={entry}
                description={describe(entry)}
                onEdit={() => edit(entry)}
                onResume={() => dispatch(resumeCommand(entry))}
                onDiscard={() => setDiscarding(entry)}
                onRead={() => dispatch(removeFinishedCommand(entry))}
              />
            </li>
          ))}
        </ol>
      )}
      {discarding && describe && (
        <DiscardDialog
          entry={discarding}
          title={describe(discarding)?.title ?? discarding.id}
          seenAt={describe(discarding)?.seenAt}
          onDiscard={discardEntry}
          onClose={() => setDiscarding(null)}
        />
      )}
    </div>
  );
}
