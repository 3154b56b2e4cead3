import { peopleApi, personPath } from '@/data/staff/peopleApi';
import { isChangeSaved } from '@/data/staff/saveStaffChange';
import { type PersonChange, parsePersonChange, UPDATE_PERSON } from '@/domain/staff/people';
import { CHANGE_PROBLEMS, type ChangeProblem } from '@/domain/staff/staffChange';
import { peopleLabels } from '@/i18n/en/backOffice/people';
import { PATHS } from '@/lib/paths';
import { defineCommand } from '@/sync/outbox/command';
import { sendMutation } from '@/sync/outbox/sendMutation';

export const parsePersonProblem = (reason: unknown): ChangeProblem =>
  CHANGE_PROBLEMS.find(problem => problem === reason) ?? 'denied';

/** Lets somebody work here, or no longer. */
export const updatePersonCommand = defineCommand<PersonChange, ChangeProblem>({
  name: UPDATE_PERSON,
  area: 'back-office',
  idOf: ({ commandId }) => commandId,
  parse: parsePersonChange,
  parseProblem: parsePersonProblem,
  send: sendMutation(peopleApi.endpoints.updatePerson, 'notSent'),
  isDone:
    change =>
    (_dispatch, _getState, { firestore }) =>
      isChangeSaved(personPath(change.personId), change, request => firestore.run(request)),
  describe(entry, translate) {
    const text = translate(peopleLabels);
    const { name, active } = parsePersonChange(entry.payload);
    const hasFailed = entry.status === 'failed';
    return {
      title: text.change(name),
      details: [active ? text.active : text.inactive],
      problem: hasFailed ? text.problems[parsePersonProblem(entry.failure?.reason)] : null,
      // The page with the switch that does it anew.
      edit: hasFailed ? { to: PATHS.settings, state: null } : null,
    };
  },
});
