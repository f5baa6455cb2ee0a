import {
  type BookedPassenger,
  type CostChoice,
  type OrderPassenger,
} from '../../../../src/contract/flight-booking/booking';
import { TRAVEL_TYPE } from '../../../../src/contract/flight-booking/travel-type';
import type { TravelDocument } from '../../../../src/contract/travellers/travellers';
import type { OverReasonChoice } from '../../../../src/contract/travel-standard/shapes';
import type { PassengerTexts } from '../../../../src/domain/passenger/texts/texts';
import { isMasked } from '../../../../src/domain/passenger/mask';
import { violationKey } from '../../../../src/domain/travel-standard/violation-key';
import type { FlightPassengerTexts } from '../texts';
import { checkParty, checkPassenger, type PassengerErrors } from '../../../../src/domain/passenger/passenger';
import { isPhone, plainCardNo, plainName, plainPhone } from '../../../../src/domain/typed/typed';

/** A traveller as entered. */
export interface TravellerDraft extends OrderPassenger {
  /** Identifies the row on the screen; not sent. */
  key: string;
  /** Department, shown beside the name. */
  deptName: string;
  /** Name on record; a passport may show another. */
  ownName: string;
  contactNO: string;
  validUntil: string;
  /** Documents on record to choose from. Numbers of other people are masked. */
  documents: readonly TravelDocument[];
  /** True when the user may request the full numbers. */
  canReveal: boolean;
  insurances: BookedPassenger['insurances'];
  /**
   * The traveller's own cost attribution; undefined for the one on record. Used only when costs are set per traveller.
   */
  cost: CostChoice | undefined;
}

/** Draft of an order. */
export interface OrderDraft {
  /** Staff number of the author; '' if unknown. */
  owner: string;
  travellers: readonly TravellerDraft[];
  contactName: string;
  contactPhone: string;
  remark: string;
  travelType: 1 | 2;
  travelPurpose: string;
  costPer: 'order' | 'traveller';
  /** Cost attribution of the whole order; undefined for the one on record. */
  cost: CostChoice | undefined;
  /**
   * Reasons for violations of travel standards. Reasons of former violations are kept, in case the user returns to
   * those flights.
   */
  overReasons: readonly OverReasonChoice[];
}

export type TravellerErrors = PassengerErrors & { insurances?: string; cost?: string };

export interface DraftErrors {
  /** By the traveller's key. */
  travellers: Readonly<Record<string, TravellerErrors>>;
  /** Errors of the party as a whole. */
  party: readonly string[];
  contactName?: string;
  contactPhone?: string;
  remark?: string;
  travelPurpose?: string;
  cost?: string;
  /** Set when a request is required. */
  applyId?: string;
  /** By the key of the violation. */
  overReasons?: Readonly<Record<string, string>>;
}

/** Fields of the order with an error of their own. */
export const ORDER_FIELDS = [
  'contactName',
  'contactPhone',
  'remark',
  'travelPurpose',
  'cost',
  'applyId',
] as const;
const TRAVELLER_FIELDS: readonly string[] = [
  'passagerName',
  'cardType',
  'cardNo',
  'validUntil',
  'phone',
  'birthDay',
  'sexTem',
  'passengerTypeID',
  'insurances',
  'cost',
];

export const blankDraft = (owner: string): OrderDraft => ({
  owner,
  travellers: [],
  contactName: '',
  contactPhone: '',
  remark: '',
  travelType: TRAVEL_TYPE.business,
  travelPurpose: '',
  costPer: 'order',
  cost: undefined,
  overReasons: [],
});

/** Text catalogues for the errors of an order. */
export interface DraftLabels {
  form: FlightPassengerTexts;
  passengers: PassengerTexts;
}

/** Errors of an order on the dates of all its flights. */
export function checkDraft(
  draft: OrderDraft,
  flightDates: readonly string[],
  { form, passengers }: DraftLabels,
): DraftErrors {
  const travellers: Record<string, TravellerErrors> = {};
  for (const traveller of draft.travellers) {
    const errors: TravellerErrors = {};
    // iterates backwards, so that the first flight's message wins
    for (const date of flightDates.toReversed()) {
      Object.assign(errors, checkPassenger(traveller, date, { allowMasked: true }, passengers));
    }
    if (isMasked(traveller.cardNo) && !isOnRecord(traveller)) {
      errors.cardNo = form.wholeNumber;
    }
    if (Object.keys(errors).length > 0) travellers[traveller.key] = errors;
  }
  return {
    travellers,
    party: [...new Set(flightDates.flatMap((date) => checkParty(draft.travellers, date, passengers)))],
    ...(draft.contactName.trim() === '' ? { contactName: form.contactNameMissing } : {}),
    ...(isPhone(draft.contactPhone) ? {} : { contactPhone: form.contactPhoneWrong }),
    ...(draft.remark.length > 200 ? { remark: form.remarkLong } : {}),
    ...(draft.travelPurpose.trim().length > 50 ? { travelPurpose: form.purposeLong } : {}),
  };
}

/** True when the displayed number belongs to a recorded document of this type. */
function isOnRecord({ documents, cardType, cardNo }: TravellerDraft): boolean {
  return documents.some((document) => document.cardType === cardType && document.cardNo === cardNo);
}

export const hasErrors = (errors: DraftErrors): boolean =>
  errors.party.length > 0 ||
  Object.keys(errors.travellers).length > 0 ||
  ORDER_FIELDS.some((field) => errors[field] !== undefined) ||
  Object.keys(errors.overReasons ?? {}).length > 0;

/** Assigns the gateway's errors by path (`passengers.0.cardNo`) to form fields. */
export function errorsFromFields(
  fields: Readonly<Record<string, string>>,
  draft: OrderDraft,
  t: FlightPassengerTexts,
): DraftErrors {
  const travellers: Record<string, TravellerErrors> = {};
  const party: string[] = [];
  const others: Record<string, string> = {};
  const overReasons: Record<string, string> = {};
  for (const [path, message] of Object.entries(fields)) {
    const [, index, field] = /^passengers\.(\d+)\.(\w+)/.exec(path) ?? [];
    const traveller = index === undefined ? undefined : draft.travellers[Number(index)];
    const reason = draft.overReasons[Number(/^overReasons\.(\d+)/.exec(path)?.[1] ?? -1)];
    const ofOrder = ORDER_FIELDS.find((name) => name === path.split('.')[0]);
    if (traveller && field && TRAVELLER_FIELDS.includes(field)) {
      travellers[traveller.key] = { ...travellers[traveller.key], [field]: message };
    } else if (reason) overReasons[violationKey(reason)] ??= message;
    else if (ofOrder) others[ofOrder] ??= message;
    else party.push(traveller ? t.problemOf(traveller.passagerName, message) : message);
  }
  return { travellers, party, overReasons, ...others };
}

/** Traveller as sent in a request. */
export function orderPassenger(traveller: TravellerDraft): OrderPassenger {
  const { passagerName, cardType, cardNo, phone, sexTem, birthDay, nationality } = traveller;
  const { passengerTypeID, staffNO, contactNO, validUntil } = traveller;
  return {
    passagerName: plainName(passagerName),
    cardType,
    cardNo: plainCardNo(cardNo),
    phone: plainPhone(phone),
    sexTem,
    birthDay,
    nationality,
    passengerTypeID,
    staffNO,
    contactNO,
    validUntil,
  };
}

/** Order as sent in a request, without flights. */
export function orderBody(
  { travelType, travelPurpose, costPer, cost, overReasons, ...draft }: OrderDraft,
  applyId: string,
) {
  const isBusiness = travelType === TRAVEL_TYPE.business;
  const isSaidOnce = costPer === 'order' || draft.travellers.length < 2;
  return {
    travelType,
    travelPurpose: isBusiness ? travelPurpose : '',
    ...(isBusiness && isSaidOnce && cost ? { cost } : {}),
    passengers: draft.travellers.map((traveller) => ({
      ...orderPassenger(traveller),
      insurances: traveller.insurances,
      ...(isBusiness && !isSaidOnce && traveller.cost ? { cost: traveller.cost } : {}),
    })),
    contactName: draft.contactName,
    contactPhone: plainPhone(draft.contactPhone),
    remark: draft.remark,
    overReasons: isBusiness ? [...overReasons] : [],
    applyId: isBusiness ? applyId : '',
  };
}
