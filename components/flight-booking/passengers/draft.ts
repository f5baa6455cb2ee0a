import type { OrderPassenger } from '../../../src/contract/flight-booking';
import type { StaffTraveller } from '../../../src/contract/staff';
import { passengerTypeOn } from '../../../src/domain/age';
import { checkIdCard } from '../../../src/domain/id-card';
import { checkParty, checkPassenger, type PassengerErrors } from '../../../src/domain/passenger';

/** A traveller as typed in. */
export interface TravellerDraft extends OrderPassenger {
  /** Names the row on the screen; not sent. */
  key: string;
  /** Said beside the name. */
  deptName: string;
}

/** Everything typed for an order. */
export interface OrderDraft {
  travellers: readonly TravellerDraft[];
  contactName: string;
  contactPhone: string;
  remark: string;
}

export interface DraftErrors {
  /** By the traveller's key. */
  travellers: Readonly<Record<string, PassengerErrors>>;
  /** Of the party as a whole. */
  party: readonly string[];
  contactName?: string;
  contactPhone?: string;
  remark?: string;
}

const ADULT = 1;

export function travellerOf(staff: StaffTraveller): TravellerDraft {
  return {
    key: staff.staffNO,
    staffNO: staff.staffNO,
    deptName: staff.deptName,
    passagerName: staff.staffName,
    cardType: staff.identityCardType,
    cardNo: staff.identityCardNO,
    phone: staff.phone,
    sexTem: staff.sexTem,
    birthDay: staff.birthDay,
    nationality: staff.nationality,
    passengerTypeID: staff.passengerTypeID,
  };
}

/** An external traveller, to be filled in. */
export function blankTraveller(key: string): TravellerDraft {
  return {
    key,
    staffNO: '',
    deptName: '',
    passagerName: '',
    cardType: 0,
    cardNo: '',
    phone: '',
    sexTem: 0,
    birthDay: '',
    nationality: 'CN',
    passengerTypeID: ADULT,
  };
}

/** A change to a traveller; an ID number brings birthday and sex with it, a birthday the type of ticket. */
export function withChange(
  traveller: TravellerDraft,
  change: Partial<TravellerDraft>,
  flightDate: string,
): TravellerDraft {
  const changed = { ...traveller, ...change };
  if (changed.cardType === 0 && (change.cardNo !== undefined || change.cardType !== undefined)) {
    const card = checkIdCard(changed.cardNo);
    if (card.ok) Object.assign(changed, { birthDay: card.birthDay, sexTem: card.sexTem });
  }
  if (changed.birthDay !== traveller.birthDay) {
    changed.passengerTypeID = passengerTypeOn(changed.birthDay, flightDate) ?? ADULT;
  }
  return changed;
}

export function checkDraft(draft: OrderDraft, flightDate: string): DraftErrors {
  const travellers: Record<string, PassengerErrors> = {};
  for (const traveller of draft.travellers) {
    const errors = checkPassenger(traveller, flightDate);
    if (Object.keys(errors).length > 0) travellers[traveller.key] = errors;
  }
  return {
    travellers,
    party: checkParty(draft.travellers, flightDate),
    ...(draft.contactName.trim() === '' ? { contactName: '请输入联系人姓名' } : {}),
    ...(/^1[3-9]\d{9}$/.test(draft.contactPhone.trim()) ? {} : { contactPhone: '请输入11位手机号码' }),
    ...(draft.remark.length > 200 ? { remark: '备注不能超过200字' } : {}),
  };
}

export const hasErrors = (errors: DraftErrors): boolean =>
  errors.party.length > 0 ||
  Object.keys(errors.travellers).length > 0 ||
  [errors.contactName, errors.contactPhone, errors.remark].some((error) => error !== undefined);

/** Errors the gateway gave by path (`passengers.0.cardNo`), at the fields they belong to. */
export function errorsFromFields(fields: Readonly<Record<string, string>>, draft: OrderDraft): DraftErrors {
  const travellers: Record<string, PassengerErrors> = {};
  const party: string[] = [];
  const others: Record<string, string> = {};
  for (const [path, message] of Object.entries(fields)) {
    const [, index, field] = /^passengers\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const traveller = index === undefined ? undefined : draft.travellers[Number(index)];
    if (traveller && field) travellers[traveller.key] = { ...travellers[traveller.key], [field]: message };
    else if (['contactName', 'contactPhone', 'remark'].includes(path)) others[path] = message;
    else party.push(message);
  }
  return { travellers, party, ...others };
}

/** What is sent of a traveller. */
export function orderPassenger({
  key: _key,
  deptName: _deptName,
  ...passenger
}: TravellerDraft): OrderPassenger {
  return passenger;
}
