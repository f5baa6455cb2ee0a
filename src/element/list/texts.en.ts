import type { ListTexts } from './texts';

const capital = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

export default {
  unchoose: 'Clear selection',
  list: (noun: string) => `${capital(noun)} list`,
  back: (noun: string) => `Back to ${noun} list`,
  querying: (noun: string) => `Loading ${noun}`,
  none: (noun: string) => `No matching ${noun}s`,
  failed: (noun: string, problem: string) => `The ${noun}s could not be loaded: ${problem}`,
  clear: 'Clear filters',
  total: (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`,
  sorted: (column: string, ascending: boolean) => `, by ${column}, ${ascending ? 'ascending' : 'descending'}`,
  page: (page: number, pages: number) => `, page ${page} of ${pages}`,
} satisfies ListTexts;
