/**
 * An ID number with its middle hidden: the first three and the last two characters stay, of short ones (up to
 * eight) the last two. As long as the number itself; masking twice changes nothing.
 */
export function maskCardNo(cardNo: string): string {
  const shown = cardNo.length > 8 ? 3 : 0;
  return cardNo.slice(0, shown) + '*'.repeat(Math.max(0, cardNo.length - shown - 2)) + cardNo.slice(-2);
}

/** A mainland mobile with its middle four digits hidden: 138****0001. Anything else is hidden like an ID number. */
export function maskPhone(phone: string): string {
  return /^1\d(?:\d{9}|\d\*{4}\d{4})$/.test(phone)
    ? `${phone.slice(0, 3)}****${phone.slice(-4)}`
    : maskCardNo(phone);
}

/** Is this a masked number? No document and no telephone has an asterisk in its number. */
export const isMasked = (number: string): boolean => number.includes('*');
