import type { ParsedBodyOf } from '../../../src/contract/call';
import type { FrequentTraveller, saveFrequentTraveller } from '../../../src/contract/travellers/travellers';
import { passengerTypeOn } from '../../../src/domain/passenger/age';
import { maskCardNo, maskPhone } from '../../../src/domain/passenger/mask';
import { checkPassenger } from '../../../src/domain/passenger/passenger';
import { PASSENGER_TYPE } from '../../../src/domain/passenger/passenger-type';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { Fault, fieldsInvalid } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { countContacts, findContactsByNo, findHolder, writeContact, type Contact } from './contact-queries';
import { masked } from './document-queries';

/** Limit of a user's contacts; more would be a directory. */
const MOST_CONTACTS = 200;

export function frequentTraveller(contact: Contact): FrequentTraveller {
  return {
    contactNO: contact.contact_no,
    passagerName: contact.traveller_name,
    sexTem: contact.sex_tem,
    birthDay: contact.birth_day,
    nationality: contact.nationality,
    phone: maskPhone(contact.phone),
    documents: contact.documents.map(masked),
  };
}

type Body = ParsedBodyOf<typeof saveFrequentTraveller>;

/** Creates or changes a contact. Throws travellerUnknown, travellersFull, or fieldsInvalid by field. */
export async function saveContact(
  { db, caller, now }: CallerContext,
  body: Body,
): Promise<FrequentTraveller> {
  const former = body.contactNO === '' ? undefined : await findOwn(db, caller, body.contactNO);
  const traveller = { ...body, ...completed(body, former) };
  check(traveller, shanghaiDate(now));
  const known = former ?? (await findSameContact(db, caller, traveller.documents));
  if (known === undefined && (await countContacts(db, caller)) >= MOST_CONTACTS) {
    throw new Fault('travellersFull');
  }
  // a contact found by one document keeps the other ones; only an explicit edit removes documents
  const others = former === undefined ? otherDocuments(known, traveller.documents) : [];
  const saved = await writeContact(
    db,
    caller,
    known?.contact_no,
    { ...traveller, documents: [...traveller.documents, ...others] },
    now,
  );
  return frequentTraveller(await findOwn(db, caller, saved));
}

async function findSameContact(
  db: CallerContext['db'],
  caller: CallerContext['caller'],
  documents: Body['documents'],
): Promise<Contact | undefined> {
  const contactNo = await findHolder(db, caller, documents);
  return contactNo === undefined ? undefined : findOwn(db, caller, contactNo);
}

function otherDocuments(known: Contact | undefined, documents: Body['documents']) {
  return (known?.documents ?? []).filter(
    ({ cardType }) => !documents.some((document) => document.cardType === cardType),
  );
}

async function findOwn(
  db: CallerContext['db'],
  caller: CallerContext['caller'],
  contactNo: string,
): Promise<Contact> {
  const contact = (await findContactsByNo(db, caller, [contactNo])).get(contactNo);
  if (contact === undefined) throw new Fault('travellerUnknown');
  return contact;
}

/** Replaces masked numbers by the stored ones; one without a stored number stays masked and is refused by the check. */
function completed({ phone, documents }: Body, former: Contact | undefined) {
  return {
    phone: former !== undefined && phone === maskPhone(former.phone) ? former.phone : phone,
    documents: documents.map((document) => {
      const kept = former?.documents.find(({ cardType }) => cardType === document.cardType);
      return kept !== undefined && document.cardNo === maskCardNo(kept.cardNo)
        ? { ...document, cardNo: kept.cardNo }
        : document;
    }),
  };
}

/** Checks each document with the person like a passenger; expiry is only checked for a flight. */
function check(traveller: Omit<Body, 'contactNO'>, today: string): void {
  const fields: Record<string, string> = {};
  const types = traveller.documents.map(({ cardType }) => cardType);
  for (const [i, { cardType, cardNo, holderName }] of traveller.documents.entries()) {
    const errors = checkPassenger(
      {
        ...traveller,
        passagerName: holderName || traveller.passagerName,
        cardType,
        cardNo,
        passengerTypeID: passengerTypeOn(traveller.birthDay, today) ?? PASSENGER_TYPE.infant,
      },
      today,
    );
    for (const [field, message] of Object.entries(errors)) {
      if (field === 'passengerTypeID') continue;
      fields[field === 'cardNo' || field === 'cardType' ? `documents.${i}.${field}` : field] ??= message;
    }
    if (types.indexOf(cardType) !== i) fields[`documents.${i}.cardType`] ??= '同一类型的证件只能保存一个';
  }
  if (Object.keys(fields).length > 0) throw fieldsInvalid(fields);
}
