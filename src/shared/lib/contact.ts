import { isPhone, normalizePhone } from './phone';

/** Where a phone number is called. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** A chat with a mobile number, the message written already; null for a number that cannot have one. */
export function whatsAppAddress(phone: string, message: string): string | null {
  const mobile = normalizePhone(phone);
  return isPhone(mobile) ? `https://wa.me/91${mobile}?text=${encodeURIComponent(message)}` : null;
}
