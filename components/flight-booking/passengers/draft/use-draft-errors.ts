import { useStore } from 'zustand';
import { passengerTexts } from '../../../../src/domain/passenger/texts/texts';
import type { Catalogue, Texts, TextsOf } from '../../../../src/domain/texts/texts';
import { errorTexts } from '../../../../src/element/errors/texts';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Booking } from '../../model/booking';
import type { DraftErrors } from './draft';
import { flightPassengerTexts } from '../texts';

/** Errors of the order in the element's language. */
export function useDraftErrors({ store }: Booking): DraftErrors {
  const { travellers, party, overReasons = {}, ...fields } = useStore(store).submission.errors;
  const word = useErrorTranslation();
  const worded = (problems: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, word(problem)]));
  return {
    ...worded(fields),
    travellers: Object.fromEntries(
      Object.entries(travellers).map(([key, problems]) => [key, worded(problems)]),
    ),
    party: party.map(word),
    overReasons: worded(overReasons),
  };
}

/**
 * Returns a function that translates an error. Errors are worded when found, and the gateway's are Chinese; it applies
 * the same rules as this form, so their texts are in the same catalogues.
 */
export function useErrorTranslation(): (problem: string) => string {
  const passengers = useTexts(passengerTexts);
  const form = useTexts(flightPassengerTexts);
  const { say } = useTexts(errorTexts);
  return (problem) =>
    translated(problem, passengerTexts, passengers) ??
    translated(problem, flightPassengerTexts, form) ??
    say(problem);
}

/** Translation of a Chinese text of a catalogue; undefined for an unknown text. */
function translated<T extends Texts>(
  text: string,
  { chinese }: Catalogue<T>,
  t: TextsOf<T>,
): string | undefined {
  const [name] = Object.entries(chinese).find(([, own]) => own === text) ?? [];
  const found = name === undefined ? undefined : t[name];
  return typeof found === 'string' ? found : undefined;
}
