import { nameProblem } from '../passenger/name';
import { passengerTexts, type PassengerTexts } from '../passenger/texts/texts';
import { plainName } from '../typed/typed';

/**
 * A name as it is kept: without blanks around it, the blanks within it single, a Latin one in capitals as in a passport. What is
 * neither stays as it was typed.
 */
export function tidyName(name: string): string {
  const tidy = plainName(name)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/');
  return /^[A-Za-z /]+$/.test(tidy) ? tidy.toUpperCase() : tidy;
}

/** What is wrong with the tidy name of somebody who joins, in a sentence for the field; undefined: nothing. */
export function joiningNameProblem(
  name: string,
  t: PassengerTexts = passengerTexts.chinese,
): string | undefined {
  return name === '' ? t.ownName : nameProblem(name, undefined, t);
}
