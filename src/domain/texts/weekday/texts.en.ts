import type { WeekdayTexts } from './texts';

const { format } = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

export default { weekday: (date: string) => format(new Date(date)) } satisfies WeekdayTexts;
