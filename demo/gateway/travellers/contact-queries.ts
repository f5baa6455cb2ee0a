import type { Selectable } from 'kysely';
import type { ParsedBodyOf } from '../../../src/contract/call';
import type { saveFrequentTraveller, TravelDocument } from '../../../src/contract/travellers/travellers';
import type { Caller } from '../server/http/caller';
import type { Database } from '../db/database';
import { holdsName } from '../db/like';
import type { Schema } from '../db/schema';
import { byPersonSound } from '../server/search/by-sound';
import { documentsOf, findContactDocuments } from './document-queries';

/** A stored frequent traveller; numbers in full. */
export interface Contact extends Selectable<Schema['frequent_traveller']> {
  documents: readonly TravelDocument[];
}

/** The owner of contacts: a user, in the enterprise in use. */
export type Owner = Pick<Caller, 'userNo' | 'enterpriseNum'>;

const ofOwner = (db: Database, { userNo, enterpriseNum }: Owner) =>
  db
    .selectFrom('frequent_traveller')
    .selectAll()
    .where('user_no', '=', userNo)
    .where('enterprise_num', '=', enterpriseNum);

/** A user's contacts whose name contains this, in pinyin order. */
export async function findContacts(db: Database, owner: Owner, keyword: string): Promise<Contact[]> {
  const rows = await ofOwner(db, owner)
    .where(holdsName('traveller_name', keyword))
    .orderBy('contact_no')
    .execute();
  return withDocuments(
    db,
    rows.toSorted((a, b) => byPersonSound(a.traveller_name, b.traveller_name)),
  );
}

/** Those of the numbers that are the user's own contacts. */
export async function findContactsByNo(
  db: Database,
  owner: Owner,
  contactNos: readonly string[],
): Promise<ReadonlyMap<string, Contact>> {
  if (contactNos.length === 0) return new Map();
  const rows = await ofOwner(db, owner).where('contact_no', 'in', contactNos).execute();
  const contacts = await withDocuments(db, rows);
  return new Map(contacts.map((contact) => [contact.contact_no, contact]));
}

async function withDocuments(
  db: Database,
  rows: readonly Selectable<Schema['frequent_traveller']>[],
): Promise<Contact[]> {
  const documents = await findContactDocuments(
    db,
    rows.map(({ contact_no }) => contact_no),
  );
  return rows.map((row) => ({ ...row, documents: documentsOf(documents, row.contact_no) }));
}

/** Number of the user's contact who has one of these documents. */
export async function findHolder(
  db: Database,
  { userNo, enterpriseNum }: Owner,
  documents: readonly Pick<TravelDocument, 'cardType' | 'cardNo'>[],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('traveller_document as d')
    .innerJoin('frequent_traveller as t', 't.contact_no', 'd.contact_no')
    .select('t.contact_no')
    .where('t.user_no', '=', userNo)
    .where('t.enterprise_num', '=', enterpriseNum)
    .where((eb) =>
      eb.or(
        documents.map(({ cardType, cardNo }) =>
          eb.and([eb('d.card_type', '=', cardType), eb('d.card_no', '=', cardNo)]),
        ),
      ),
    )
    .orderBy('t.contact_no')
    .executeTakeFirst();
  return row?.contact_no;
}

export async function countContacts(db: Database, { userNo, enterpriseNum }: Owner): Promise<number> {
  const { count } = await db
    .selectFrom('frequent_traveller')
    .where('user_no', '=', userNo)
    .where('enterprise_num', '=', enterpriseNum)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

type Traveller = Omit<ParsedBodyOf<typeof saveFrequentTraveller>, 'contactNO'>;

/** Writes a contact with all their documents; `contactNo` undefined creates one. Returns the number. */
export async function writeContact(
  db: Database,
  owner: Owner,
  contactNo: string | undefined,
  traveller: Traveller,
  now: Date,
): Promise<string> {
  const values = {
    traveller_name: traveller.passagerName,
    sex_tem: traveller.sexTem === 0 ? 0 : 1,
    birth_day: traveller.birthDay,
    nationality: traveller.nationality,
    phone: traveller.phone,
    modify_time: now,
  };
  const contact_no = contactNo ?? (await insertContact(db, owner, values));
  if (contactNo !== undefined) {
    await db.updateTable('frequent_traveller').set(values).where('contact_no', '=', contactNo).execute();
    await db.deleteFrom('traveller_document').where('contact_no', '=', contactNo).execute();
  }
  await db
    .insertInto('traveller_document')
    .values(
      traveller.documents.map(({ cardType, cardNo, holderName, validUntil }) => ({
        staff_no: null,
        contact_no,
        card_type: cardType,
        card_no: cardNo,
        holder_name: holderName,
        valid_until: validUntil === '' ? null : validUntil,
      })),
    )
    .execute();
  return contact_no;
}

async function insertContact(
  db: Database,
  { userNo, enterpriseNum }: Owner,
  values: Omit<Selectable<Schema['frequent_traveller']>, 'contact_no' | 'user_no' | 'enterprise_num'>,
): Promise<string> {
  const { contact_no } = await db
    .insertInto('frequent_traveller')
    .values({ ...values, user_no: userNo, enterprise_num: enterpriseNum })
    .returning('contact_no')
    .executeTakeFirstOrThrow();
  return contact_no;
}

export async function deleteContact(
  db: Database,
  { userNo, enterpriseNum }: Owner,
  contactNo: string,
): Promise<void> {
  await db
    .deleteFrom('frequent_traveller')
    .where('contact_no', '=', contactNo)
    .where('user_no', '=', userNo)
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
}
