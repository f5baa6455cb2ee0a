import type { CardAirline } from '../../contract/personal-info/personal-info';

/**
 * A card's number as it is kept: capitals, no blanks and hyphens, without the airline's code before the digits, which some
 * cards print and some leave out.
 */
export function tidyCardNumber(airline: CardAirline, typed: string): string {
  const number = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
  return new RegExp(`^${airline}(?=\\d{6})`).test(number) ? number.slice(airline.length) : number;
}

/** Is this the tidy number of a card? What the airlines' numbers share: 6 to 16 letters and digits, five of them digits. */
export const isCardNumber = (number: string): boolean =>
  /^[A-Z0-9]{6,16}$/.test(number) && number.replace(/\D/g, '').length >= 5;
