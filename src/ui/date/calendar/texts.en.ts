import type { CalendarTexts } from './texts';

export default {
  previous: 'Previous month',
  next: 'Next month',
  turn: 'Change month',
  openOf: (field: string) => `Open calendar of ${field}`,
  choose: (name: string) => `Choose a date: ${name}`,
  span: (days: number) => (days === 1 ? 'Same-day return' : `${days} days`),
  holiday: 'Off',
  workday: 'Work',
  both: (from: string, to: string) => `${from.slice(0, 3)}/${to.slice(0, 3)}`,
} satisfies CalendarTexts;
