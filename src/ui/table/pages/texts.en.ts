import type { PagesTexts } from './texts';

export default {
  pages: 'Pages',
  total: (count: number) => `${count} in total`,
  previous: 'Previous page',
  next: 'Next page',
  page: (number: number) => `Page ${number}`,
  size: 'Rows per page',
  perPage: (count: number) => `${count} / page`,
  jump: 'Go to page number',
  jumpTo: 'Go to page',
  jumpUnit: '',
} satisfies PagesTexts;
