import { isEmail } from './email';
import { isPhone, normalizePhone } from './phone';

/*
 * Addresses made of what people have typed. Each is encoded, or there is none: what somebody calls their phone or their
 * email must not write the subject of a mail, or lead elsewhere.
 */

/** Where a phone number is called; null for a text without one. */
export function phoneAddress(phone: string): string | null {
  const mobile = normalizePhone(phone);
  if (isPhone(mobile)) return `tel:+91${mobile}`;
  const digits = phone.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  return /\d/.test(digits) ? `tel:${digits}` : null;
}

/** A chat with a mobile number, the message written already; null for a number that cannot have one. */
export function whatsAppAddress(phone: string, message = ''): string | null {
  const mobile = normalizePhone(phone);
  if (!isPhone(mobile)) return null;
  const text = message && `?text=${encodeURIComponent(message)}`;
  return `https://wa.me/91${mobile}${text}`;
}

/** Where a mail is written; null for a text that is no email address. */
export function mailAddress(email: string): string | null {
  if (!isEmail(email)) return null;
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}

/** An address on the map of the phone's own app, which may know it without a network. */
export const mapAddress = (address: string): string =>
  `geo:0,0?q=${encodeURIComponent(address.replace(/\s+/g, ' ').trim())}`;
