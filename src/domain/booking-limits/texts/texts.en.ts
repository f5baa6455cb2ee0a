import type { BookingLimitTexts } from './texts';
import { NO_UPPER_AGE, type LimitGender, type LimitIdType, type LimitRange, type Plimit } from '../plimit';

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
  return max === NO_UPPER_AGE ? `${min}+` : `${min}–${max}`;
}

const idTypes = (types: readonly LimitIdType[]): string => types.map((type) => ID_TYPES[type]).join(', ');

const counts = (ranges: readonly LimitRange[]): string =>
  ranges.map(({ min, max }) => (min === max ? `${min}` : `${min}–${max}`)).join(', ');

const list = new Intl.ListFormat('en-GB');
const names = (who: readonly string[]): string => list.format(who);
const does = (who: readonly string[]): string => (who.length === 1 ? 'does' : 'do');

function refusal(limit: Plimit, who: readonly string[]): string {
  const failing = `${names(who)} ${does(who)} not qualify. Please book another fare.`;
  switch (limit.code) {
    case 1:
      return `only for ${ages(limit.ages)} on the day of travel; ${failing}`;
    case 2:
      return `only for ${gender(limit.gender).toLowerCase()}; ${failing}`;
    case 3:
      return `only with ${idTypes(limit.idTypes)}. Please complete the travel document of ${names(who)}.`;
    case 4:
      return `only for ${counts(limit.counts)} passengers. Please change the number of passengers or book another fare.`;
    case 5:
      return `only for ${gender(limit.gender).toLowerCase()}, ${ages(limit.ages)} on the day of travel; ${failing}`;
  }
}

const FLIGHTS = { fare: 'Flight', outbound: 'Outbound flight', return: 'Return flight' };

export default {
  ages,
  idTypes,
  counts,
  gender,
  title: 'Please note',
  flight: (leg: keyof typeof FLIGHTS, place: number) => `${FLIGHTS[leg]} ${place}`,
  refusal: (flight: string, limit: Plimit, who: readonly string[]) => `${flight} is ${refusal(limit, who)}`,
  splitRefused: (who: readonly string[]) => `${names(who)} ${does(who)} not qualify for this fare`,
  splitAlone: (who: readonly string[]) => `${names(who)} can book this fare in an order of their own`,
  splitOrders: (orders: readonly (readonly string[])[]) =>
    `This can be split into ${orders.length} orders: ${orders.map((order) => order.join(', ')).join('; ')}`,
  splitOthers: (who: readonly string[]) => `Please choose another fare for ${names(who)}`,
} satisfies BookingLimitTexts;
