import { ASHA, NOT_STAFF, ORDER, OTHER_ORDER, RAVI, STAFF, storedOrder, UNVERIFIED } from '../shop';
import { type Documents, get, list } from '../vector';
import { createVectorGroup } from '../vectorGroup';

const before: Documents = {
  [`orders/${ORDER}`]: storedOrder({ '1': 2 }),
  [`orders/${OTHER_ORDER}`]: storedOrder({ '1': 2 }, { id: OTHER_ORDER, userId: 'ravi' }),
  'orders/old': { userId: 'asha', productId: '1', quantity: 2, total: 40, status: 'delivered' },
  'orders/nobody': { customerName: 'Walk-in', total: 40 },
  [`orders/${ORDER}/staffNotes/n1`]: {
    text: 'Difficult.',
    author: 'staff',
    at: { $write: 'inDays', days: -1 },
  },
};
const { vectors, allow, deny } = createVectorGroup('reading orders', { as: ASHA, before });
export const ORDERS_READ = vectors;

allow('an own one', get(`orders/${ORDER}`));
allow('an own one of the oldest form', get('orders/old'));
allow('one that is not there', get('orders/7GK2M4PQRZ'));
allow('any one, by staff', get(`orders/${OTHER_ORDER}`), { as: STAFF });
allow('one without a user, by staff', get('orders/nobody'), { as: STAFF });
deny('someone else’s', get(`orders/${OTHER_ORDER}`));
deny('someone else’s, by them all', get(`orders/${ORDER}`), { as: RAVI });
deny('one without a user', get('orders/nobody'));
deny('an own one, with an e-mail that is not verified', get(`orders/${ORDER}`), { as: UNVERIFIED });
deny('one that is not there, with an e-mail that is not verified', get('orders/7GK2M4PQRZ'), {
  as: UNVERIFIED,
});
deny('one that is not there, by nobody', get('orders/7GK2M4PQRZ'), { as: null });
deny('any, by nobody', get(`orders/${ORDER}`), { as: null });

const own = [['userId', '==', 'asha']] as const;
allow('a list of own ones', list('orders', { where: own, limit: 200 }));
allow('a list of one', list('orders', { where: own, limit: 1 }));
allow(
  'a list of own pending ones',
  list('orders', { where: [...own, ['status', '==', 'pending']], limit: 20 }),
);
allow('a sorted list of own ones', list('orders', { where: own, orderBy: ['orderDate'], limit: 20 }));
deny('a list without a where', list('orders', { limit: 20 }));
deny('a list without a limit', list('orders', { where: own }));
deny('a list of 201', list('orders', { where: own, limit: 201 }));
deny('a list of someone else’s', list('orders', { where: [['userId', '==', 'ravi']], limit: 20 }));
deny(
  'a list of an own and someone else’s',
  list('orders', { where: [['userId', 'in', ['asha', 'ravi']]], limit: 20 }),
);
deny(
  'a list of own or pending ones',
  list('orders', {
    where: [
      {
        or: [
          ['userId', '==', 'asha'],
          ['status', '==', 'pending'],
        ],
      },
    ],
    limit: 20,
  }),
);
deny('a list of all but someone else’s', list('orders', { where: [['userId', '!=', 'ravi']], limit: 20 }));
deny(
  'a list around an own id',
  list('orders', {
    where: [
      ['userId', '>=', 'asha'],
      ['userId', '<=', 'asha'],
    ],
    limit: 20,
  }),
);
deny('a list by an own e-mail', list('orders', { where: [['email', '==', 'asha@demo.test']], limit: 20 }));
deny('a list, by nobody', list('orders', { where: own, limit: 20 }), { as: null });
deny('a list of own ones, with an e-mail that is not verified', list('orders', { where: own, limit: 20 }), {
  as: UNVERIFIED,
});
deny('all orders wherever they are', list('orders', { where: own, limit: 20, group: true }));
allow('a list of all, by staff', list('orders'), { as: STAFF });
allow('a list of the pending, by staff', list('orders', { where: [['status', '==', 'pending']] }), {
  as: STAFF,
});

for (const [who, as] of NOT_STAFF) {
  deny(`someone else’s, by ${who}`, get(`orders/${OTHER_ORDER}`), { as });
  deny(`a list of all, by ${who}`, list('orders', { limit: 100 }), { as });
  deny(`a note of staff, by ${who}`, get(`orders/${ORDER}/staffNotes/n1`), { as });
  deny(`the notes of staff, by ${who}`, list(`orders/${ORDER}/staffNotes`, { limit: 10 }), { as });
  deny(`all notes of staff, by ${who}`, list('staffNotes', { limit: 10, group: true }), { as });
}
allow('a note, by staff', get(`orders/${ORDER}/staffNotes/n1`), { as: STAFF });
allow('the notes, by staff', list(`orders/${ORDER}/staffNotes`), { as: STAFF });
