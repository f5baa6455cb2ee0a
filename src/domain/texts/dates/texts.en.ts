import weekday from '../weekday/texts.en';
import type { DateTexts } from './texts';

const format = (options: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (date: string): string => format(new Date(date));
};

export default {
  weekday: weekday.weekday,
  month: format({ year: 'numeric', month: 'long' }),
  day: format({ month: 'short', day: 'numeric' }),
  date: format({ year: 'numeric', month: 'long', day: 'numeric' }),
  today: 'Today',
  yesterday: 'Yesterday',
} satisfies DateTexts;
