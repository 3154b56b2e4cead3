// @bundle staff-only

import { orderNumber } from '@/domain/order/orderNumber';
import { CREATE_STAFF_NOTE, type NewStaffNote, parseNewStaffNote } from '@/domain/staffNote/newStaffNote';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { defineCommand } from '@/sync/outbox/command';
import { sendMutation } from '@/sync/outbox/sendMutation';
import { isNoteSaved } from './saveStaffNote';
import { staffNotesApi } from './staffNotesApi';

/** A note on an order. Its id is the command's own, so that however often it is sent there is one. */
export const createStaffNoteCommand = defineCommand<NewStaffNote, null>({
  name: CREATE_STAFF_NOTE,
  area: 'back-office',
  idOf: ({ commandId }) => commandId,
  parse: parseNewStaffNote,
  parseProblem: () => null,
  send: sendMutation(staffNotesApi.endpoints.createStaffNote, 'notSent'),
  isDone:
    note =>
    (_dispatch, _getState, { firestore }) =>
      isNoteSaved(note, request => firestore.run(request)),
  describe(entry, translate) {
    const text = translate(staffOrderLabels).notes;
    const note = parseNewStaffNote(entry.payload);
    return {
      title: text.ofOrder(orderNumber(note.orderId)),
      details: [note.text],
      problem: entry.status === 'failed' ? text.refused : null,
      edit: null,
    };
  },
});
