import type { ListTexts } from './texts';

const capital = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);
const plural = (noun: string): string => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);

export default {
  unchoose: 'Clear selection',
  list: (noun: string) => `${capital(noun)} list`,
  back: (noun: string) => `Back to ${noun} list`,
  querying: (noun: string) => `Loading ${noun}`,
  none: (noun: string) => `No matching ${plural(noun)}`,
  failed: (noun: string, problem: string) => `The ${plural(noun)} could not be loaded: ${problem}`,
  clear: 'Clear filters',
  total: (count: number, noun: string) => `${count} ${count === 1 ? noun : plural(noun)}`,
  sorted: (column: string, ascending: boolean) => `, by ${column}, ${ascending ? 'ascending' : 'descending'}`,
  page: (page: number, pages: number) => `, page ${page} of ${pages}`,
} satisfies ListTexts;
