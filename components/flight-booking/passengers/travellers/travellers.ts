import type { CostChoice } from '../../../../src/contract/flight-booking/booking';
import type { PassengerTypeID } from '../../../../src/contract/flight-booking/passenger';
import type { StaffTraveller } from '../../../../src/contract/staff';
import type { FrequentTraveller, TravelDocument } from '../../../../src/contract/travellers/travellers';
import { passengerTypeOn } from '../../../../src/domain/passenger/age';
import { checkIdCard } from '../../../../src/domain/passenger/id-card';
import { CARD_TYPE } from '../../../../src/domain/passenger/card-type';
import { PASSENGER_TYPE } from '../../../../src/domain/passenger/passenger-type';
import type { TravellerDraft } from '../draft/draft';

export function costOf(staff: StaffTraveller): CostChoice {
  return {
    costCenterNo: staff.costCenterNO,
    accountingEntityNo: staff.accountingEntityNO,
    deptNo: staff.deptNO,
    projectNo: '',
  };
}

/** A colleague with the first of their documents that is valid on the day of the flight. */
export function travellerOf(staff: StaffTraveller, flightDate: string): TravellerDraft {
  return onDocument(
    {
      ...blankTraveller(staff.staffNO),
      staffNO: staff.staffNO,
      deptName: staff.deptName,
      ownName: staff.staffName,
      passagerName: staff.staffName,
      cardType: staff.identityCardType,
      cardNo: staff.identityCardNO,
      phone: staff.phone,
      sexTem: staff.sexTem,
      birthDay: staff.birthDay,
      nationality: staff.nationality,
      passengerTypeID: staff.passengerTypeID,
      documents: staff.documents,
      canReveal: staff.canReveal,
      cost: costOf(staff),
    },
    goodOn(staff.documents, flightDate),
  );
}

/** A saved external traveller. */
export function frequentTravellerOf(saved: FrequentTraveller, flightDate: string): TravellerDraft {
  return onDocument(
    {
      ...blankTraveller(saved.contactNO),
      contactNO: saved.contactNO,
      ownName: saved.passagerName,
      passagerName: saved.passagerName,
      phone: saved.phone,
      sexTem: saved.sexTem,
      birthDay: saved.birthDay,
      nationality: saved.nationality,
      passengerTypeID: passengerTypeOn(saved.birthDay, flightDate) ?? PASSENGER_TYPE.adult,
      documents: saved.documents,
      canReveal: true,
    },
    goodOn(saved.documents, flightDate),
  );
}

/** A traveller chosen before the flight, with document and ticket type for its day. */
export function adaptToFlight(traveller: TravellerDraft, flightDate: string): TravellerDraft {
  const { staffNO, birthDay, documents } = traveller;
  const passengerTypeID = staffNO === '' ? passengerTypeOn(birthDay, flightDate) : undefined;
  return onDocument(
    { ...traveller, passengerTypeID: passengerTypeID ?? traveller.passengerTypeID },
    goodOn(documents, flightDate),
  );
}

/** An empty external traveller with a presumed ticket type. */
export function blankTraveller(
  key: string,
  passengerTypeID: PassengerTypeID = PASSENGER_TYPE.adult,
): TravellerDraft {
  return {
    key,
    staffNO: '',
    contactNO: '',
    deptName: '',
    ownName: '',
    passagerName: '',
    cardType: CARD_TYPE.idCard,
    cardNo: '',
    validUntil: '',
    phone: '',
    sexTem: 0,
    birthDay: '',
    nationality: 'CN',
    passengerTypeID,
    documents: [],
    canReveal: false,
    insurances: [],
    cost: undefined,
  };
}

function goodOn(documents: readonly TravelDocument[], date: string): TravelDocument | undefined {
  return documents.find(({ validUntil }) => validUntil === '' || validUntil >= date) ?? documents[0];
}

function onDocument(traveller: TravellerDraft, document: TravelDocument | undefined): TravellerDraft {
  if (!document) return traveller;
  const { cardType, cardNo, validUntil, holderName } = document;
  return { ...traveller, cardType, cardNo, validUntil, passagerName: holderName || traveller.ownName };
}

/**
 * Applies a change to a traveller. Another document type selects the recorded document and its name, an ID number sets
 * birthday and sex, and a birthday sets the ticket type.
 */
export function withChange(
  traveller: TravellerDraft,
  change: Partial<TravellerDraft>,
  flightDate: string,
): TravellerDraft {
  const { cardType } = change;
  const changed =
    cardType !== undefined && cardType !== traveller.cardType
      ? withCardType({ ...traveller, ...change }, traveller, cardType)
      : { ...traveller, ...change };
  if (changed.cardType === CARD_TYPE.idCard && (change.cardNo !== undefined || cardType !== undefined)) {
    const card = checkIdCard(changed.cardNo);
    if (card.ok) Object.assign(changed, { birthDay: card.birthDay, sexTem: card.sexTem });
  }
  if (changed.birthDay !== traveller.birthDay) {
    changed.passengerTypeID = passengerTypeOn(changed.birthDay, flightDate) ?? PASSENGER_TYPE.adult;
  }
  return changed;
}

function withCardType(changed: TravellerDraft, before: TravellerDraft, cardType: number): TravellerDraft {
  const { documents, cardNo, passagerName } = before;
  const next = documents.find((document) => document.cardType === cardType);
  if (next) return onDocument(changed, next);
  // a recorded number belongs to its document only, while a typed one may be that of the new document
  const wasOnRecord = documents.some((document) => document.cardNo === cardNo);
  const wasHolder = documents.some(({ holderName }) => holderName !== '' && holderName === passagerName);
  return {
    ...changed,
    ...(wasOnRecord ? { cardNo: '', validUntil: '' } : {}),
    ...(wasHolder ? { passagerName: before.ownName } : {}),
  };
}
