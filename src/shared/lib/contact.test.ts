import { expect, it } from 'vitest';
import { phoneAddress, whatsAppAddress } from './contact';

it.each([
  ['1800 123 4567', 'tel:18001234567'],
  ['+91 98765-43210', 'tel:+919876543210'],
])('calls %s', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address);
});

it.each([
  ['9000000000', 'https://wa.me/919000000000?text=Order%20%23A1'],
  ['+91 98765-43210', 'https://wa.me/919876543210?text=Order%20%23A1'],
  ['1800 123 4567', null],
  ['', null],
])('writes to %s only where a chat can be', (phone, address) => {
  expect(whatsAppAddress(phone, 'Order #A1')).toBe(address);
});
