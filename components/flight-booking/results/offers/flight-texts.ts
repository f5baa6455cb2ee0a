import type { Flight } from '../../../../src/contract/flight-booking/booking';
import { dateTexts, type DateTexts } from '../../../../src/domain/texts/dates/texts';
import type { Choice } from '../../model/journey';
import { resultTexts, type ResultTexts } from '../texts';

/** Hues of the carriers' colours in degrees. Other carriers get one derived from their code. No logos are used. */
const HUES: Readonly<Record<string, number>> = {
  CA: 25,
  MU: 255,
  CZ: 235,
  HU: 15,
  ZH: 40,
  MF: 240,
  '3U': 20,
  SC: 215,
  FM: 30,
  HO: 10,
  '9C': 145,
  KN: 250,
  JD: 5,
  GS: 300,
};

export function carrierHue(code: string): number {
  return HUES[code] ?? [...code].reduce((hue, letter) => (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
}

export const airportText = (name: string, terminal: string): string => `${name}${terminal}`;

/** Aircraft such as 空客330-300（大）, as far as known. */
export const planeText = (
  { planeName, planeSize }: Pick<Flight, 'planeName' | 'planeSize'>,
  t: ResultTexts = resultTexts.chinese,
): string => t.plane(planeName, planeSize);

/** Stop such as 济南 10:05–10:45. */
export const stopText = ({ cityName, arrTime, takeOffTime }: Flight['stopInfos'][number]): string =>
  `${cityName} ${arrTime.slice(11)}–${takeOffTime.slice(11)}`;

/** Short name of a price unit: 国航 CA1501 Y舱 and its product. */
export function choiceName(choice: Choice | undefined, t: ResultTexts): string {
  if (!choice) return '';
  const { flight } = choice.offer;
  const { cabinCode, productTags } = choice.fare.unit;
  return [flight.carrierShortName, flight.flightNo, t.cabin(cabinCode), ...productTags].join(' ');
}

/** Date such as 2026-12-01 as 12月1日 周二. */
export const dayText = (date: string, t: DateTexts = dateTexts.chinese): string =>
  `${t.day(date)} ${t.weekday(date)}`;
