import type { TravelDocument } from '../../../src/contract/travellers/travellers';
import { CARD_TYPE } from '../../../src/domain/passenger/card-type';

/** Documents that booking takes, as it offers them. */
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

/** Types of which none is on record yet. */
export const addable = (documents: readonly TravelDocument[]): number[] =>
  CARD_TYPES.filter((type) => !documents.some(({ cardType }) => cardType === type));
