const PIN = /(?<!\d)([1-9]\d{2})\s?(\d{3})(?!\d)/g;

/** The PIN codes of an address, each as six digits, however it writes them. */
export const findPinCodes = (address: string): string[] =>
  Array.from(address.matchAll(PIN), ([, area, office]) => `${area}${office}`);
