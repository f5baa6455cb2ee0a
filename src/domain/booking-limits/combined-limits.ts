import { checkBookingLimits, type BookingLimitsInput, type LimitedPassenger } from './booking-limits';
import { CARD_TYPE } from '../passenger/card-type';
import type { PlimitCode } from './plimit';
import { addDays } from '../shanghai-time';

type Segments = BookingLimitsInput['segments'];

const EVERYBODY: readonly PlimitCode[] = [1, 2, 5];
const OLDEST = 120;
const MOST_TOGETHER = 9;
const CARDS = Object.values(CARD_TYPE);

/**
 * True when some party may buy these prices together (specification 5.1). Two fares that are each available, 限男性 there
 * and 限女性 back, may exclude every passenger for both. Searches for a party by the rules that check an order: of either
 * sex and any age, with a birthday possibly between the flights, on one document, of one to nine people.
 */
export function canCombine(voyageType: 1 | 2, segments: Segments): boolean {
  const passes = (codes: readonly PlimitCode[], passengers: readonly LimitedPassenger[]) =>
    checkBookingLimits({ voyageType, segments, passengers, codes }).success;
  const day = segments[0]?.flights[0]?.depDate;
  if (day === undefined) return true;
  return (
    birthdays(day).some((birthDay) =>
      [0, 1].some((sexTem) => passes(EVERYBODY, [someone({ birthDay, sexTem })])),
    ) &&
    CARDS.some((identityCardType) => passes([3], [someone({ identityCardType })])) &&
    Array.from({ length: MOST_TOGETHER }, (_, i) => i + 1).some((count) =>
      passes(
        [4],
        Array.from({ length: count }, () => someone({})),
      ),
    )
  );
}

const someone = (facts: { birthDay?: string; sexTem?: number; identityCardType?: number }) => ({
  staffName: '',
  birthDay: '',
  sexTem: 0,
  identityCardType: CARD_TYPE.idCard,
  ...facts,
});

/** Birthdays of every age on a day: those whose birthday it is, and those who are a year older from the next day on. */
function birthdays(day: string): string[] {
  const next = addDays(day, 1);
  return Array.from({ length: OLDEST + 1 }, (_, age) => [
    yearsBefore(day, age, '-02-28'),
    yearsBefore(next, age + 1, '-03-01'),
  ]).flat();
}

/** `leapDay` replaces 29 February in the years that do not have it. */
function yearsBefore(date: string, years: number, leapDay: string): string {
  const day = date.slice(4);
  return `${Number(date.slice(0, 4)) - years}${day === '-02-29' ? leapDay : day}`;
}
