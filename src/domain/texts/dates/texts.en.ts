import type { DateTexts } from './texts';

const format = (options: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (date: string): string => {
    const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
    return format(Date.UTC(year, month - 1, day));
  };
};

export default {
  weekday: format({ weekday: 'short' }),
  month: format({ year: 'numeric', month: 'long' }),
  day: format({ month: 'short', day: 'numeric' }),
  date: format({ year: 'numeric', month: 'long', day: 'numeric' }),
  today: 'Today',
  yesterday: 'Yesterday',
} satisfies DateTexts;
