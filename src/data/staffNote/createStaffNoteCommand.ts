import { CREATE_STAFF_NOTE, type NewStaffNote, parseNewStaffNote } from '@/domain/staffNote/newStaffNote';
import { queryFailure } from '@/store/api/queryFailure';
import type { Command } from '@/sync/outbox/command';
import { failedSend, sendOutcome } from '@/sync/outbox/sendOutcome';
import { isNoteSaved } from './saveStaffNote';
import { staffNotesApi } from './staffNotesApi';

/** A note on an order. Its id is the command's own, so that however often it is sent there is one. */
export const createStaffNoteCommand: Command<NewStaffNote> = {
  name: CREATE_STAFF_NOTE,
  wing: 'back-office',
  parse: parseNewStaffNote,
  send: note => async dispatch => {
    const { data: result, error } = await dispatch(
      staffNotesApi.endpoints.createStaffNote.initiate(note, { track: false }),
    );
    return result ? sendOutcome(result) : failedSend(queryFailure(error), false);
  },
  isDone:
    note =>
    (_dispatch, _getState, { firestore }) =>
      isNoteSaved(note, request => firestore.run(request)),
};
