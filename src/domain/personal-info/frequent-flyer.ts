import type { CardAirline } from '../../contract/personal-info/personal-info';

/**
 * Normalises a card's number for storage: capitals, without blanks, hyphens and the airline's code before the digits,
 * which only some cards print.
 */
export function tidyCardNumber(airline: CardAirline, typed: string): string {
  const number = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
  return new RegExp(`^${airline}(?=\\d{6})`).test(number) ? number.slice(airline.length) : number;
}

/**
 * True for the tidy number of a card, by the common features of the airlines' numbers: 6 to 16 letters and digits, five
 * of them digits.
 */
export const isCardNumber = (number: string): boolean =>
  /^[A-Z0-9]{6,16}$/.test(number) && number.replace(/\D/g, '').length >= 5;
