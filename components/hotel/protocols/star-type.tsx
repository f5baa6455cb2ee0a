import { HOTEL_DICTIONARY, queryDicparamInfo } from '../../../src/contract/dictionary';
import { STARS, type Star } from '../../../src/contract/hotel/hotel-agreements';
import { useCall } from '../../../src/element/data/use-call';
import type { FieldBinding, FieldType } from '../../../src/element/resource/fields/field-type';
import { choice } from '../../../src/element/resource/fields/field-types';

interface StarTexts {
  starName: (star: Star) => string;
}

/** Code of a class in the hotel service's dictionary, which counts from 1 for the lowest one. */
const codeOf = (star: Star): number => star - 1;

/** Names of the classes in the agency's dictionary; those of the texts where it has none, or cannot be read. */
function useStarName(t: StarTexts): (star: Star) => string {
  const { data } = useCall(queryDicparamInfo, { param: HOTEL_DICTIONARY.star }, { quiet: true });
  return (star) => data?.find(({ code }) => code === codeOf(star))?.name ?? t.starName(star);
}

/** The type under the names of the dictionary. */
const named = (nameOf: (star: Star) => string) => choice(STARS, () => nameOf);

interface StarProps {
  t: StarTexts;
}

const StarName = ({ value, t }: StarProps & { value: Star }) => useStarName(t)(value);

const StarControl = ({ t, ...bound }: StarProps & FieldBinding<Star | null>) =>
  named(useStarName(t)).control?.(bound, t, '');

const StarFilter = ({ t, ...bound }: StarProps & FieldBinding<Star | undefined>) =>
  named(useStarName(t)).filter?.(bound, t, '');

/** Class of a hotel. */
export const star = (): FieldType<Star, StarTexts> => ({
  ...choice(STARS, (t: StarTexts) => t.starName),
  width: 110,
  cell: (value, t) => <StarName value={value} t={t} />,
  control: (bound, t) => <StarControl {...bound} t={t} />,
  filter: (bound, t) => <StarFilter {...bound} t={t} />,
});
