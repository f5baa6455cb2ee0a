import type { Cabin } from './cabins';

/** Classes that share one refund and change ladder (see rules.ts). */
export type LadderGroup = 'FUJ' | 'WYB' | 'CDQI' | 'PME' | 'KLN' | 'RS' | 'VTZH';

/** Booking class (舱位): the code a seat is sold and counted under. */
export interface BookingClass {
  code: string;
  cabin: Cabin;
  /** Usual percent of the full fare of the class group. */
  percent: number;
  ladder: LadderGroup;
}

function booking(code: string, cabin: Cabin, percent: number, ladder: LadderGroup): BookingClass {
  return { code, cabin, percent, ladder };
}

/** From the most expensive to the cheapest within each cabin. Premium economy is priced against full Y. */
export const BOOKING_CLASSES: readonly BookingClass[] = [
  booking('F', 'F', 100, 'FUJ'),
  booking('U', 'F', 78, 'FUJ'),
  booking('P', 'F', 56, 'PME'),
  booking('J', 'C', 100, 'FUJ'),
  booking('C', 'C', 82, 'CDQI'),
  booking('D', 'C', 68, 'CDQI'),
  booking('Q', 'C', 54, 'CDQI'),
  booking('I', 'C', 42, 'CDQI'),
  booking('W', 'W', 115, 'WYB'),
  booking('Y', 'Y', 100, 'WYB'),
  booking('B', 'Y', 94, 'WYB'),
  booking('M', 'Y', 88, 'PME'),
  booking('E', 'Y', 82, 'PME'),
  booking('K', 'Y', 76, 'KLN'),
  booking('L', 'Y', 70, 'KLN'),
  booking('N', 'Y', 64, 'KLN'),
  booking('R', 'Y', 58, 'RS'),
  booking('S', 'Y', 52, 'RS'),
  booking('V', 'Y', 46, 'VTZH'),
  booking('T', 'Y', 40, 'VTZH'),
  booking('Z', 'Y', 34, 'VTZH'),
  booking('H', 'Y', 28, 'VTZH'),
];

/** Low-cost airlines file fewer classes. */
export const LOW_COST_CLASSES: readonly BookingClass[] = BOOKING_CLASSES.filter(({ code }) =>
  'YBMKLRVTZH'.includes(code),
);

export const CABIN_NAMES: Readonly<Record<Cabin, string>> = {
  F: '头等舱',
  C: '公务舱',
  W: '超级经济舱',
  Y: '经济舱',
};
