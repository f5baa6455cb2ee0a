import type { FlightFareTexts } from './texts';
import limitTexts from '../../../src/domain/booking-limits/texts/texts.en';
import type { Plimit } from '../../../src/domain/booking-limits/plimit';
import type { BookTime } from '../../../src/domain/travel-standard/book-time';

const { ages, counts, gender, idTypes } = limitTexts;

export default {
  limit(limit: Plimit) {
    switch (limit.code) {
      case 1:
        return `${ages(limit.ages)} only`;
      case 2:
        return `${gender(limit.gender)} only`;
      case 3:
        return `${idTypes(limit.idTypes)} only`;
      case 4:
        return `${counts(limit.counts)} travellers only`;
      case 5:
        return `${gender(limit.gender)}, ${ages(limit.ages)} only`;
    }
  },
  limits: (limits: readonly string[]) => limits.join('; '),
  seatsShort: (seats: number) => `Only ${seats} left, not enough seats`,
  onlyAt: (time: BookTime) =>
    time === 1 ? 'Bookable in work hours only' : 'Bookable outside work hours only',
  bookable: (when: string) => `Bookable ${when}`,
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
  baggage: (kilograms: number) => (kilograms > 0 ? `${kilograms} kg checked` : 'No checked bag'),
  rules: 'Fare rules',
  seats: (seats: number) => (seats < 9 ? `${seats} left` : 'Seats available'),
  basis: (isTaxed: boolean) => (isTaxed ? 'incl. taxes' : 'excl. taxes'),
  chooseOutbound: 'Choose outbound',
  book: 'Book',
  choose: 'Select',
  compare: 'Compare',
} satisfies FlightFareTexts;
