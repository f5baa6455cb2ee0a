import type { PlaceTexts } from './texts';

export default {
  hint: 'City, pinyin or airport code',
  failed: 'The cities could not be loaded. Check your connection.',
  none: 'No such city. Type its name, pinyin, initials or airport code.',
  allAirports: 'All airports',
  hotCities: 'Popular cities',
  hot: 'Popular',
  recent: 'Recent',
  searched: 'Recent searches',
  other: 'Other',
} satisfies PlaceTexts;
