import { nameProblem } from '../passenger/name';
import { passengerTexts, type PassengerTexts } from '../passenger/texts/texts';
import { plainName } from '../typed/typed';

/**
 * Normalises a name for storage: trimmed, with single blanks, a Latin one in capitals as in a passport. Any other text
 * stays as it was typed.
 */
export function tidyName(name: string): string {
  const tidy = plainName(name)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/');
  return /^[A-Za-z /]+$/.test(tidy) ? tidy.toUpperCase() : tidy;
}

/** Returns the problem of a joining person's tidy name, in a sentence for the field; undefined for none. */
export function joiningNameProblem(
  name: string,
  t: PassengerTexts = passengerTexts.chinese,
): string | undefined {
  return name === '' ? t.ownName : nameProblem(name, undefined, t);
}
