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

/** More is a directory of its own, not a list of companions. */
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

/** Keeps or changes a contact. Throws travellerUnknown, travellersFull, or fieldsInvalid by field. */
export async function saveContact(
  { db, caller, now }: CallerContext,
  body: Body,
): Promise<FrequentTraveller> {
  const former = body.contactNO === '' ? undefined : await findOwn(db, caller, body.contactNO);
  const traveller = { ...body, ...completed(body, former) };
  check(traveller, shanghaiDate(now));
  const known = former ?? (await findKnown(db, caller, traveller.documents));
  if (known === undefined && (await countContacts(db, caller)) >= MOST_CONTACTS) {
    throw new Fault('travellersFull');
  }
  // whoever was found by one document keeps their others; only their editor knows which are gone
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

async function findKnown(
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

/** Masked numbers as on record; one that stands for nothing stays masked and is refused by the check. */
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

/** Each document with the person as a passenger would be checked; whether it has expired is a flight's question. */
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
