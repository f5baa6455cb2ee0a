/**
 * Masks the middle of an ID number: the first three and the last two characters stay, of short ones (up to eight) the
 * last two. The length stays the same. Idempotent.
 */
export function maskCardNo(cardNo: string): string {
  const shown = cardNo.length > 8 ? 3 : 0;
  return cardNo.slice(0, shown) + '*'.repeat(Math.max(0, cardNo.length - shown - 2)) + cardNo.slice(-2);
}

/** Masks the middle four digits of a mainland mobile: 138****0001. Any other number is masked like an ID number. */
export function maskPhone(phone: string): string {
  return /^1\d(?:\d{9}|\d\*{4}\d{4})$/.test(phone)
    ? `${phone.slice(0, 3)}****${phone.slice(-4)}`
    : maskCardNo(phone);
}

/** True for a masked number. No document or telephone number contains an asterisk. */
export const isMasked = (number: string): boolean => number.includes('*');
