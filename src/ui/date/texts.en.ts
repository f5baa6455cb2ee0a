import type { DateFieldTexts } from './texts';

export default {
  calendar: 'Calendar',
  open: 'Open calendar',
  missing: 'The calendar could not be loaded. Please type the date.',
  broken: 'The calendar cannot be shown because of a program error. Please type the date.',
} satisfies DateFieldTexts;
