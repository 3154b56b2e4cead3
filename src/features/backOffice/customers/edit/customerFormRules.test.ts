import { describe, expect, it } from 'vitest';
import { NOTHING_STORED } from '@/domain/customer/customerOverlay';
import { deriveCustomers } from '@/domain/customer/deriveCustomers';
import { checkDraft, draftOf, sameContact } from './customerFormRules';

const SHOWN = { ...draftOf(NOTHING_STORED), name: 'Asha Rao', email: 'asha@demo.test', phone: '98765' };

describe('the form of a customer', () => {
  it('requires nothing', () => {
    expect(checkDraft(draftOf(NOTHING_STORED), draftOf(NOTHING_STORED), NOTHING_STORED)).toEqual({
      fields: NOTHING_STORED,
    });
  });

  it('keeps only what was changed, as it was meant', () => {
    const draft = { ...SHOWN, name: ' Asha R ', notes: ' Gate 2\n', phone: '+91 98765-43210' };
    expect(checkDraft(draft, SHOWN, NOTHING_STORED)).toEqual({
      fields: { ...NOTHING_STORED, name: 'Asha R', notes: 'Gate 2', phone: '9876543210' },
    });
  });

  it('lets what is emptied come from the orders again', () => {
    const kept = { ...NOTHING_STORED, name: 'Asha Rao' };
    expect(checkDraft({ ...SHOWN, name: '' }, SHOWN, kept)).toEqual({ fields: NOTHING_STORED });
  });

  it.each([
    [{ email: 'asha' }, { email: 'invalid' }],
    [{ email: 'a b@c.d' }, { email: 'invalid' }],
    [{ phone: '12345' }, { phone: 'invalid' }],
    [
      { phone: '5876543210', email: 'x' },
      { email: 'invalid', phone: 'invalid' },
    ],
    [{ name: 'x'.repeat(201) }, { name: 'tooLong' }],
    [{ contact: 'x'.repeat(201) }, { contact: 'tooLong' }],
    [{ notes: 'x'.repeat(5001) }, { notes: 'tooLong' }],
  ])('refuses %j', (change, problems) => {
    expect(checkDraft({ ...SHOWN, ...change }, SHOWN, NOTHING_STORED)).toEqual({ problems });
  });

  it('takes an old phone that was left alone, and one that is taken away', () => {
    expect(checkDraft({ ...SHOWN, notes: 'x' }, SHOWN, NOTHING_STORED)).toHaveProperty('fields');
    expect(checkDraft({ ...SHOWN, phone: '' }, SHOWN, NOTHING_STORED)).toHaveProperty('fields');
  });
});

describe('who has the same phone or email', () => {
  const { all } = deriveCustomers(
    [],
    [
      { id: 'asha', ...NOTHING_STORED, email: 'Asha@demo.test', phone: '98765 43210' },
      { id: 'gone', ...NOTHING_STORED, email: 'gone@demo.test', hidden: true },
    ].map(overlay => ({ ...overlay, updatedAt: null, lastCommandId: null })),
  );
  it.each([
    [{ email: ' asha@DEMO.test' }, 'asha'],
    [{ phone: '+919876543210' }, 'asha'],
    [{ phone: '98765' }, undefined],
    [{ email: 'gone@demo.test' }, undefined],
    [{}, undefined],
  ])('as %j: %s', (change, id) => {
    expect(sameContact({ ...draftOf(NOTHING_STORED), ...change }, all, 'new')?.id).toBe(id);
  });
});
