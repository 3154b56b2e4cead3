import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { NotSavedBadge } from '@/components/outbox/NotSaved';
import { UnsentMark } from '@/components/outbox/UnsentMark';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { changesOfRow, queuedById } from '@/data/staff/changesOfRow';
import { peopleApi } from '@/data/staff/peopleApi';
import { baseVersionOf, readQueuedChanges } from '@/data/staff/queuedChanges';
import { authorOf } from '@/domain/staff/authorOf';
import { type Person, type PersonChange, parsePersonChange, UPDATE_PERSON } from '@/domain/staff/people';
import { peopleLabels } from '@/i18n/en/backOffice/people';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { commandsSelector } from '@/sync/outbox/commandsSelector';
import { useCommand } from '@/sync/outbox/useCommand';
import { Button } from '@/ui/Button';
import { EmailText } from '@/ui/EmailText';
import { CheckField } from '@/ui/form/CheckField';
import { LoadingNote } from '@/ui/list/LoadingNote';
import { Notice } from '@/ui/Notice';
import { parsePersonProblem, updatePersonCommand } from './updatePersonCommand';

const selectChanges = commandsSelector(UPDATE_PERSON);

/** What this person has changed, by whom it is about. */
function useQueued() {
  const owner = useOutboxOwner();
  const entries = useAppSelector(state => selectChanges(state, owner));
  return useMemo(
    () =>
      queuedById<PersonChange>(
        readQueuedChanges(entries, owner, { name: UPDATE_PERSON, parse: parsePersonChange }),
        ({ personId }) => personId,
      ),
    [entries, owner],
  );
}

type RowProps = { readonly person: Person; readonly queued: ReturnType<typeof useQueued> };

/** One of them, with the switch where it means something: an admin's token opens all, whatever is written here. */
function PersonRow({ person, queued }: RowProps) {
  const labels = useLabels(peopleLabels);
  const { user } = useAuth().session;
  const { state, submit } = useCommand(updatePersonCommand);
  const changes = changesOfRow(queued.get(person.id) ?? [], person, parsePersonProblem);
  const active = changes.pendingChanges.at(-1)?.active ?? person.active;
  const failed = changes.failed.at(-1);
  const isMe = person.id === user?.id;
  const problem =
    state.kind === 'refused'
      ? labels.problems[state.problem]
      : state.kind === 'failed'
        ? labels.notStored
        : null;

  const change = (to: boolean) => {
    if (!user || state.kind === 'sending') return;
    void submit(user.id, commandId => ({
      commandId,
      ground: baseVersionOf(person, changes.pendingChanges),
      by: authorOf(user),
      personId: person.id,
      name: person.name,
      active: to,
    }));
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="min-w-48 flex-1 wrap-anywhere">
        <p className="font-semibold">
          {person.name}
          {isMe && <span className="font-normal text-ink-soft"> · {labels.you}</span>}
        </p>
        <p className="text-ink-soft">
          <EmailText email={person.email} />
        </p>
        <p className="text-ink-soft">
          {labels.roles[person.role]} · {active ? labels.active : labels.inactive}
          {changes.waiting && (
            <>
              {' · '}
              <UnsentMark />
            </>
          )}
        </p>
      </div>
      {person.role === 'driver' && !isMe && (
        <div className="max-w-xs">
          <CheckField
            label={labels.switch(person.name)}
            hint={labels.switchHint}
            checked={active}
            onChange={change}
          />
        </div>
      )}
      {problem && (
        <div className="basis-full">
          <Notice tone="bad" urgent>
            {problem}
          </Notice>
        </div>
      )}
      {failed && state.kind !== 'sending' && (
        <div className="basis-full">
          <NotSavedBadge what={labels.notSaved} why={labels.problems[failed.problem]} />
        </div>
      )}
    </li>
  );
}

/** Who works here, and who still does. */
export function PeopleSection() {
  const labels = useLabels(peopleLabels);
  const { retry } = useLabels(commonLabels);
  const uid = useAuth().session.user?.id;
  const online = useAppSelector(selectOnline);
  const queued = useQueued();
  const { data, error, isFetching, refetch } = peopleApi.useListPersonsQuery(uid ?? skipToken, {
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  return (
    <section
      aria-labelledby="people"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div>
        <h2 id="people" className="font-display text-2xl font-semibold">
          {labels.heading}
        </h2>
        <p className="text-ink-soft">{labels.lead}</p>
        <p className="text-sm text-ink-soft">
          <code>npm run hosted:admin</code>, <code>npm run hosted:driver</code>
        </p>
      </div>
      {!data && isFetching && <LoadingNote label={labels.loading} />}
      {error && !isFetching && (
        <Notice tone="warn">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{data && !online ? labels.offline : labels.failed}</p>
            <Button variant="secondary" onClick={() => void refetch()}>
              {retry}
            </Button>
          </div>
        </Notice>
      )}
      {data?.items.length === 0 && (
        <div className="py-4">
          <p className="font-semibold">{labels.empty}</p>
          <p className="text-ink-soft">{labels.emptyHint}</p>
        </div>
      )}
      {data && data.items.length > 0 && (
        <ul>
          {data.items.map(person => (
            <PersonRow key={person.id} person={person} queued={queued} />
          ))}
        </ul>
      )}
    </section>
  );
}
