import { legTexts, type LegTexts } from './legs/texts';

/** Name of a leg among `legs` of its journey, from 0: 去程 and 返程 of a round trip; '' where it is the only one. */
export function legName(legs: number, leg: number, t: LegTexts = legTexts.chinese): string {
  if (legs < 2) return '';
  return leg === 0 ? t.outbound : t.return;
}

/**
 * Names of the flights of a journey by their way, from 1: 去程 and 返程 of a round trip, 第1程 and so on of a connection,
 * 去程第1程 of both; '' for a single flight.
 */
export function flightNames(legNos: readonly number[], t: LegTexts = legTexts.chinese): string[] {
  const legs = new Set(legNos).size;
  return legNos.map((legNo, i) => {
    const isConnection = legNos.filter((other) => other === legNo).length > 1;
    const place = i - legNos.indexOf(legNo) + 1;
    const way = legName(legs, legNo - 1, t);
    return isConnection ? t.flight(way, place) : way;
  });
}
