import { describe, expect, it } from 'vitest';
import { upiLink } from './upi';

const PAYEE = { upi: 'eawa.water@okaxis', name: 'Eawa & Sons' };

describe('what a UPI app opens', () => {
  it('says whom to pay, how much and for which order', () => {
    expect(upiLink(PAYEE, 123450, '7GK2M9QX4TRB')).toBe(
      'upi://pay?pa=eawa.water@okaxis&pn=Eawa%20%26%20Sons&am=1234.50&cu=INR&tn=7GK2-M9QX-4TRB',
    );
  });

  it('calls a shop without a name by its brand', () => {
    expect(upiLink({ ...PAYEE, name: '' }, 900, 'X')).toContain('&pn=Eawa&am=9.00&');
  });

  it('lets no text of the settings add to what is asked for', () => {
    const { searchParams } = new URL(upiLink({ upi: 'eawa@ybl&am=1', name: 'a&am=2' }, 900, 'X'));
    expect(searchParams.getAll('am')).toEqual(['9.00']);
    expect(searchParams.get('pa')).toBe('eawa@ybl&am=1');
  });
});
