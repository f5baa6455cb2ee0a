import { agesText, countsText, genderText, idTypesText } from '../../../src/domain/booking-limits/limit-text';
import { parsePlimit } from '../../../src/domain/booking-limits/plimit';
import type { Fare } from '../results/offers';

/** Who may buy a price, in short; malformed entries say nothing. */
export function limitTexts(plimit: string): string[] {
  return parsePlimit(plimit).limits.map((limit) => {
    switch (limit.code) {
      case 1:
        return `限${agesText(limit.ages)}`;
      case 2:
        return `限${genderText(limit.gender)}性`;
      case 3:
        return `限${idTypesText(limit.idTypes)}`;
      case 4:
        return `限${countsText(limit.counts)}人`;
      case 5:
        return `限${agesText(limit.ages)}${genderText(limit.gender)}性`;
    }
  });
}

/** What keeps those who travel from buying a fare, in short; '' for nothing. */
export function obstacleText({ obstacle, unit }: Fare): string {
  switch (obstacle) {
    case undefined:
      return '';
    case 'limits':
      return limitTexts(unit.plimit).join('、');
    case 'seats':
      return `仅余${unit.seatCount}张，座位不够`;
    case 'bookTime':
      return unit.canBookTime === 1 ? '仅工作时间可订' : '仅非工作时间可订';
  }
}
