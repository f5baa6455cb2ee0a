import type { OrderPassenger } from '../../../src/contract/flight-booking/booking';
import type { TravelDocument } from '../../../src/contract/travellers/travellers';
import { OBJECT } from '../../../src/contract/permission/objects';
import { isMasked, maskCardNo, maskPhone } from '../../../src/domain/passenger/mask';
import type { Caller } from '../server/http/caller';
import type { Database } from '../db/database';
import { Fault, fieldsInvalid } from '../server/http/fault';
import { mayBookFor } from './delegates';
import { findContactsByNo } from './contact-queries';
import { findStaffRecords, type StaffRecord } from './staff-records';

/** Stored data that complete a passenger's masked numbers; undefined when there are none. */
type PassengerRecord = { phone: string; documents: readonly TravelDocument[] } | undefined;

export interface CompletedParty<P extends OrderPassenger> {
  /** In their order, with the full numbers. */
  passengers: P[];
  /** Staff among them, and the caller, by staff number. */
  staff: ReadonlyMap<string, StaffRecord>;
}

/**
 * Completes the passengers' masked numbers from the record of the colleague or the caller's own frequent traveller.
 * Throws forbidden without the right to book for these colleagues or for outsiders, and fieldsInvalid for staff of
 * another enterprise, for a name that is not the colleague's, and for masked numbers without a stored one.
 */
export async function completePassengers<P extends OrderPassenger>(
  db: Database,
  caller: Caller,
  passengers: readonly P[],
  now: Date,
): Promise<CompletedParty<P>> {
  const staffNos = passengers.map(({ staffNO }) => staffNO).filter((staffNo) => staffNo !== '');
  if (staffNos.length < passengers.length && !caller.objects.has(OBJECT.bookForOutsiders)) {
    throw new Fault('forbidden');
  }
  if (!(await mayBookFor(db, caller, staffNos, now))) throw new Fault('forbidden');

  const staff = await findStaffRecords(db, caller.enterpriseNum, [...staffNos, caller.staffNo]);
  const contactNos = passengers.flatMap(({ staffNO, contactNO = '' }) =>
    staffNO === '' && contactNO !== '' ? [contactNO] : [],
  );
  const contacts = await findContactsByNo(db, caller, contactNos);
  const fields: Record<string, string> = {};
  const completed = passengers.map((passenger, i) => {
    const { staffNO, contactNO = '' } = passenger;
    const colleague = staff.get(staffNO);
    if (staffNO !== '' && colleague === undefined) {
      fields[`passengers.${i}.staffNO`] = '该员工不属于当前企业';
      return passenger;
    }
    if (colleague?.isActive === false) {
      fields[`passengers.${i}.staffNO`] = '该员工已停用或已离职，不能预订';
    }
    if (colleague !== undefined && !isNameOf(colleague, passenger.passagerName)) {
      fields[`passengers.${i}.passagerName`] = '姓名与员工档案不一致，请核对';
    }
    return complete(passenger, colleague ?? contacts.get(contactNO), (field, message) => {
      fields[`passengers.${i}.${field}`] = message;
    });
  });
  if (Object.keys(fields).length > 0) throw fieldsInvalid(fields);
  return { passengers: completed, staff };
}

/** Accepts the name of the record, a name on one of their documents, or their pinyin as a passport writes it. */
function isNameOf({ staffName, pinyin, documents }: StaffRecord, name: string): boolean {
  if (name === staffName || documents.some(({ holderName }) => holderName === name)) return true;
  return name.replace(/[^A-Za-z]/g, '').toLowerCase() === pinyin && /^[A-Z/ ]+$/.test(name);
}

function complete<P extends OrderPassenger>(
  passenger: P,
  record: PassengerRecord,
  refuse: (field: 'cardNo' | 'phone', message: string) => void,
): P {
  const { cardType, cardNo, phone } = passenger;
  const result = { ...passenger };
  if (isMasked(cardNo)) {
    const document = record?.documents.find((other) => other.cardType === cardType);
    if (document !== undefined && maskCardNo(document.cardNo) === cardNo) result.cardNo = document.cardNo;
    else refuse('cardNo', '请输入完整的证件号码，或重新选择证件');
  }
  if (isMasked(phone)) {
    if (record !== undefined && maskPhone(record.phone) === phone) result.phone = record.phone;
    else refuse('phone', '请输入11位手机号码');
  }
  // the stored expiry counts even for a document sent in full; the document is found by its mask, because a match of
  // the full number would confirm a guess
  const onRecord = record?.documents.find(
    (other) => other.cardType === cardType && maskCardNo(other.cardNo) === maskCardNo(result.cardNo),
  );
  if (onRecord !== undefined && onRecord.validUntil !== '') result.validUntil = onRecord.validUntil;
  return result;
}
