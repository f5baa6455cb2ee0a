import { CARD_TYPE } from './card-type';
import type { PassengerTypeID } from '../../contract/flight-booking/passenger';

export const TICKET_TYPE_LABELS: Readonly<Record<PassengerTypeID, string>> = {
  1: '成人票',
  2: '儿童票',
  3: '婴儿票',
};

/** Labels by the number of the type (specification, dictionary 证件类型). */
export const CARD_TYPE_LABELS: Readonly<Record<number, string>> = {
  [CARD_TYPE.idCard]: '身份证',
  [CARD_TYPE.passport]: '护照',
  [CARD_TYPE.homeReturnPermit]: '回乡证',
  [CARD_TYPE.taiwanPass]: '台胞证',
  [CARD_TYPE.hkMoTwResident]: '港澳台居民居住证',
  [CARD_TYPE.foreignResident]: '外国人永久居留身份证',
  [CARD_TYPE.foreignPassport]: '外国护照',
  [CARD_TYPE.militaryId]: '军人证',
};
