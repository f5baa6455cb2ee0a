import type { TreeTexts } from './texts';

export default {
  choose: 'Please choose',
  several: (first: string, count: number) => `${first} and ${count - 1} more`,
  search: (label: string) => `Find in ${label}`,
  hint: 'Name, pinyin, initials or number',
  busy: 'Searching',
  found: (count: number) => `${count} found`,
  none: 'No matches',
  empty: 'Nothing to choose from',
  chosen: 'Chosen',
  chosenCount: (count: number) => `${count} chosen`,
  more: (count: number) => `${count} more`,
  remove: (name: string) => `Remove ${name}`,
  clear: 'Clear',
  most: (most: number) => `Choose at most ${most}`,
  withAbove: (above: string) => `Chosen with “${above}” above it; take that out to choose it alone`,
} satisfies TreeTexts;
