import type { LeadTexts } from './texts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export default {
  title: 'Cost of booking later',
  byLead: (price: string) => `${price} by days ahead`,
  priceOf: (isHotel: boolean) => (isHotel ? 'Average rate' : 'Average price'),
  extra: 'Above the earliest',
  meaning: (where: string, unit: string) =>
    `The price of each ${unit.toLowerCase()} less the average of those booked most days ahead of the same ${where.toLowerCase()}, without taxes.`,
  paidMore: (sum: string) => `${sum} more in all`,
  paidNoMore: (sum: string) => `Booking later did not cost more: ${sum} in all, counted as 0`,
  compared: (compared: number, all: number) => `${compared} of ${all} bookings can be compared`,
  notCompared: (where: string) =>
    `No bookings can be compared: each ${where.toLowerCase()} was booked so many days ahead only`,
  persons: 'Who paid more for booking later',
  weekdays: (basis: string) => `Days of the week (by ${basis})`,
  weekday: 'Day of the week',
  weekdayOf: (weekday: number) => WEEKDAYS[weekday - 1] ?? '',
  share: 'Share',
  shown: (shown: number, all: number) => `The ${shown} of ${all} people who paid most`,
} satisfies LeadTexts;
