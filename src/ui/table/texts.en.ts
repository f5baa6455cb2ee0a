import type { TableTexts } from './texts';

export default {
  columns: 'Choose columns',
  shown: 'Columns shown',
  givingWay: (columns: string) => `No room for: ${columns}`,
  separator: ', ',
  showAll: 'Show all',
  reset: 'Restore default columns',
  up: (column: string) => `Move up: ${column}`,
  down: (column: string) => `Move down: ${column}`,
  resize: (column: string) => `Resize column: ${column}`,
  auto: 'Automatic',
  pixels: (width: number) => `${width} pixels`,
  updating: 'Updating',
  actions: 'Actions',
  keyword: 'Keyword',
  search: 'Search',
  filters: 'Filters',
  clear: 'Reset',
  from: 'From',
  to: 'To',
} satisfies TableTexts;
