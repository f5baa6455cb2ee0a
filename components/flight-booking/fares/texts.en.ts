import type { FlightFareTexts } from './texts';
import { NO_UPPER_AGE } from '../../../src/domain/booking-limits/limit-text';
import type { Plimit, LimitGender, LimitIdType, LimitRange } from '../../../src/domain/booking-limits/plimit';
import type { BookTime, WorkTime } from '../../../src/domain/standard/work-time';

const ID_TYPES: Readonly<Record<LimitIdType, string>> = {
  0: 'Any document',
  1: 'ID card',
  2: 'Passport',
  3: 'Taiwan Compatriot Permit',
  4: 'Home Return Permit',
  5: 'Military ID',
  6: 'Foreign Permanent Resident ID Card',
  7: 'Residence Permit for Hong Kong, Macao and Taiwan',
};

const gender = (code: LimitGender): string => (code === 'M' ? 'Men' : 'Women');

const ages = (ranges: readonly LimitRange[]): string => `ages ${ranges.map(ageText).join(', ')}`;

function ageText({ min, max }: LimitRange): string {
  if (min === 0) return `up to ${max}`;
  return max === NO_UPPER_AGE ? `${min} and over` : `${min}–${max}`;
}

const hours = (ranges: string): string => ranges.split('|').join(', ');

const bookTime = (time: BookTime, { work, nonWork }: WorkTime): string =>
  time === 1
    ? `in work hours, ${hours(work)}, except on public holidays`
    : `outside work hours, ${hours(nonWork)}, and on public holidays`;

export default {
  limit(limit: Plimit) {
    switch (limit.code) {
      case 1:
        return `${ages(limit.ages)} only`;
      case 2:
        return `${gender(limit.gender)} only`;
      case 3:
        return `${limit.idTypes.map((type) => ID_TYPES[type]).join(', ')} only`;
      case 4:
        return `${limit.counts.map(({ min, max }) => `${min}–${max}`).join(', ')} travellers only`;
      case 5:
        return `${gender(limit.gender)}, ${ages(limit.ages)} only`;
    }
  },
  limits: (limits: readonly string[]) => limits.join('; '),
  seatsShort: (seats: number) => `Only ${seats} left, not enough seats`,
  onlyAt: (time: BookTime) =>
    time === 1 ? 'Bookable in work hours only' : 'Bookable outside work hours only',
  bookTime,
  bookable: (time: BookTime, work: WorkTime) => `Bookable ${bookTime(time, work)}`,
  asking: 'Getting the rules for refunds and changes',
  failed: 'The rules for refunds and changes could not be read. Please try again.',
  flight: (place: number, flightNo: string) => `Flight ${place}: ${flightNo}`,
  explanation: 'Conditions',
  bookTimes: 'Bookable',
  suppliers: 'Supplier',
  supplier: (supplier: string, provider: string) => `${supplier} (${provider})`,
  basisCode: 'Fare basis',
  cabins: 'Cabin',
  more: (count: number) => `Show ${count} more ${count === 1 ? 'fare' : 'fares'}`,
  of: (cabin: string, code: string) => `${cabin}, class ${code}`,
  conflict: 'Not for the travellers of the outbound fare',
  final: 'Non-refundable',
  baggage: (kilograms: number) => (kilograms > 0 ? `${kilograms} kg checked` : 'No free checked baggage'),
  rules: 'Fare rules',
  seats: (seats: number) => (seats < 9 ? `${seats} left` : 'Seats available'),
  basis: (isTaxed: boolean) => (isTaxed ? 'incl. taxes' : 'excl. taxes'),
  chooseOutbound: 'Choose outbound',
  book: 'Book',
  compare: 'Compare',
} satisfies FlightFareTexts;
