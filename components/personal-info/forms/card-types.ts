import type { TravelDocument } from '../../../src/contract/travellers/travellers';
import { CARD_TYPE } from '../../../src/domain/passenger/card-type';

/** Documents accepted for booking, in the order of the booking form. */
const CARD_TYPES = [
  CARD_TYPE.idCard,
  CARD_TYPE.passport,
  CARD_TYPE.foreignPassport,
  CARD_TYPE.homeReturnPermit,
  CARD_TYPE.taiwanPass,
  CARD_TYPE.hkMoTwResident,
  CARD_TYPE.foreignResident,
  CARD_TYPE.militaryId,
];

/** Document types that the user has not stored yet. */
export const addable = (documents: readonly TravelDocument[]): number[] =>
  CARD_TYPES.filter((type) => !documents.some(({ cardType }) => cardType === type));
