import type { OptionGroup, OptionView } from '../field/combobox/Combobox';
import { byLetter, hotPlaces } from '../../domain/place/city-match';
import type { Place } from '../../domain/place/place';
import { placeTexts, type PlaceTexts } from './texts';

const COLUMNS = 3;

/** First letters by tab, balanced by the number of cities. */
const TABS = ['ABCD', 'EFGH', 'JKL', 'MNPQR', 'STW', 'XYZ'];

/** Views of the picker before the user types: recent cities first, then hot ones, then all by letter. */
export function cityViews(
  places: readonly Place[],
  recent: readonly Place[],
  t: PlaceTexts = placeTexts.chinese,
): OptionView<Place>[] {
  const hot: OptionGroup<Place> = { heading: t.hotCities, columns: COLUMNS, options: hotPlaces(places) };
  const letters = byLetter(places);
  const groupsOf = (isIn: (letter: string) => boolean): OptionGroup<Place>[] =>
    letters
      .filter(({ letter }) => isIn(letter))
      .map(({ letter, places: options }) => ({ heading: letter, columns: COLUMNS, options }));
  const views = [
    {
      name: t.recent,
      groups: recent.length > 0 ? [{ heading: t.searched, columns: COLUMNS, options: recent }, hot] : [],
    },
    { name: t.hot, groups: hot.options.length > 0 ? [hot] : [] },
    ...TABS.map((tab) => ({
      name: `${tab.at(0)}–${tab.at(-1)}`,
      groups: groupsOf((letter) => tab.includes(letter)),
    })),
    { name: t.other, groups: groupsOf((letter) => !TABS.some((tab) => tab.includes(letter))) },
  ];
  return views.filter(({ groups }) => groups.length > 0);
}
