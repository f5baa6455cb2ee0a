import { CARD_TYPE } from '../../../../src/domain/passenger/card-type';
import type { TravellerDraft } from '../draft/draft';
import type { FlightPassengerTexts } from '../texts';

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

/**
 * Document types to choose from. Those on record come first and are marked, also when they expire before the flight.
 */
export function cardTypeOptions({ documents }: TravellerDraft, flightDate: string, t: FlightPassengerTexts) {
  const options = CARD_TYPES.map((value) => {
    const label = t.card(value);
    const document = documents.find(({ cardType }) => cardType === value);
    if (!document) return { value, label, isKnown: false };
    const isOver = document.validUntil !== '' && document.validUntil < flightDate;
    return { value, label: t.cardKnown(label, isOver), isKnown: true };
  });
  return [...options.filter(({ isKnown }) => isKnown), ...options.filter(({ isKnown }) => !isKnown)];
}
