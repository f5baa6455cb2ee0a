import { CARD_TYPE } from '../../../src/domain/passenger/card-type';
import type { TravellerDraft } from './draft';

const CARD_TYPES = [
  { value: CARD_TYPE.idCard, label: '身份证' },
  { value: CARD_TYPE.passport, label: '护照' },
  { value: CARD_TYPE.foreignPassport, label: '外国护照' },
  { value: CARD_TYPE.homeReturnPermit, label: '回乡证' },
  { value: CARD_TYPE.taiwanPass, label: '台胞证' },
  { value: CARD_TYPE.hkMoTwResident, label: '港澳台居民居住证' },
  { value: CARD_TYPE.foreignResident, label: '外国人永久居留身份证' },
  { value: CARD_TYPE.militaryId, label: '军人证' },
];

export const cardTypeName = (cardType: number): string =>
  CARD_TYPES.find(({ value }) => value === cardType)?.label ?? '证件';

/** Documents to choose from: those on record first, and said to be so, or to have run out by the flight. */
export function cardTypeOptions({ documents }: TravellerDraft, flightDate: string) {
  const options = CARD_TYPES.map(({ value, label }) => {
    const document = documents.find(({ cardType }) => cardType === value);
    if (!document) return { value, label, isKnown: false };
    const isOver = document.validUntil !== '' && document.validUntil < flightDate;
    return { value, label: `${label}（${isOver ? '已过期' : '已登记'}）`, isKnown: true };
  });
  return [...options.filter(({ isKnown }) => isKnown), ...options.filter(({ isKnown }) => !isKnown)];
}
