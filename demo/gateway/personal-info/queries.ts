import type { TravelDocument } from '../../../src/contract/travellers/travellers';
import { CARD_TYPE } from '../../../src/domain/passenger/card-type';
import type { Caller } from '../server/http/caller';
import type { Database } from '../db/database';
import { documentsOf, findStaffDocuments } from '../travellers/document-queries';
import { mainDocuments } from '../travellers/staff-records';

type RecordOwner = Pick<Caller, 'staffNo'>;

/** A member of staff as a traveller, numbers in full. */
export interface PersonalRecord {
  staffName: string;
  latinName: string;
  sexTem: 0 | 1 | null;
  /** '' while unknown. */
  birthDay: string;
  /** The first is that of the staff record, if it has one. */
  documents: readonly TravelDocument[];
}

/** `forChange` locks the record. Throws if there is none; every caller has one. */
export async function findRecord(
  db: Database,
  { staffNo }: RecordOwner,
  { forChange = false } = {},
): Promise<PersonalRecord> {
  const row = await db
    .selectFrom('staff')
    .selectAll()
    .where('staff_no', '=', staffNo)
    .$if(forChange, (q) => q.forUpdate())
    .executeTakeFirstOrThrow();
  const others = await findStaffDocuments(db, [staffNo]);
  return {
    staffName: row.staff_name,
    latinName: row.latin_name,
    sexTem: row.sex_tem === null ? null : row.sex_tem === 0 ? 0 : 1,
    birthDay: row.birth_day ?? '',
    documents: [...mainDocuments(row), ...documentsOf(others, staffNo)],
  };
}

/** Data beside the documents; numbers in full. */
export async function findWishes(db: Database, { staffNo }: RecordOwner) {
  const cards = await db
    .selectFrom('frequent_flyer_card')
    .select(['airline', 'card_no as cardNo'])
    .where('staff_no', '=', staffNo)
    .orderBy('airline')
    .execute();
  const wish = await db
    .selectFrom('travel_wish')
    .select(['seat', 'meal'])
    .where('staff_no', '=', staffNo)
    .executeTakeFirst();
  const emergency = await db
    .selectFrom('emergency_contact')
    .select(['contact_name as name', 'relation', 'phone'])
    .where('staff_no', '=', staffNo)
    .executeTakeFirst();
  return { cards, seat: wish?.seat ?? '', meal: wish?.meal ?? '', emergency: emergency ?? null };
}

interface NewIdentity {
  staffName: string;
  pinyin: string;
  initials: string;
  latinName: string;
  sexTem: 0 | 1;
  birthDay: string;
}

/** Updates the name in the staff record, and in the account if it had the same one. */
export async function writeIdentity(
  db: Database,
  { staffNo, userNo }: Pick<Caller, 'staffNo' | 'userNo'>,
  former: PersonalRecord,
  { staffName, pinyin, initials, latinName, sexTem, birthDay }: NewIdentity,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ staff_name: staffName, pinyin, pinyin_initials: initials, latin_name: latinName })
    .set({ sex_tem: sexTem, birth_day: birthDay })
    .where('staff_no', '=', staffNo)
    .execute();
  await db
    .updateTable('app_user')
    .set({ user_name: staffName })
    .where('user_no', '=', userNo)
    .where('user_name', '=', former.staffName)
    .execute();
  if (former.latinName === '' || latinName === '') return;
  await db
    .updateTable('traveller_document')
    .set({ holder_name: latinName })
    .where('staff_no', '=', staffNo)
    .where('holder_name', '=', former.latinName)
    .execute();
}

/**
 * Replaces the document of the same type. An ID card is stored in the staff record; any other beside it, with the name
 * that it carries.
 */
export async function writeDocument(
  db: Database,
  { staffNo }: RecordOwner,
  { cardType, cardNo, holderName, validUntil }: TravelDocument,
): Promise<void> {
  await deleteDocument(db, { staffNo }, cardType);
  const valid_until = validUntil === '' ? null : validUntil;
  if (cardType === CARD_TYPE.idCard) {
    await moveMain(db, { staffNo });
    await db
      .updateTable('staff')
      .set({ identity_card_type: cardType, identity_card_no: cardNo, identity_card_valid_until: valid_until })
      .where('staff_no', '=', staffNo)
      .execute();
    return;
  }
  await db
    .insertInto('traveller_document')
    .values({
      staff_no: staffNo,
      contact_no: null,
      card_type: cardType,
      card_no: cardNo,
      holder_name: holderName,
      valid_until,
    })
    .execute();
}

/** Moves another document out of the staff record to make room for an ID card. */
async function moveMain(db: Database, { staffNo }: RecordOwner): Promise<void> {
  await db
    .insertInto('traveller_document')
    .columns(['staff_no', 'card_type', 'card_no', 'valid_until'])
    .expression((eb) =>
      eb
        .selectFrom('staff')
        .select(['staff_no', 'identity_card_type', 'identity_card_no', 'identity_card_valid_until'])
        .where('staff_no', '=', staffNo)
        .where('identity_card_no', 'is not', null),
    )
    .execute();
}

export async function deleteDocument(
  db: Database,
  { staffNo }: RecordOwner,
  cardType: number,
): Promise<void> {
  await db
    .deleteFrom('traveller_document')
    .where('staff_no', '=', staffNo)
    .where('card_type', '=', cardType)
    .execute();
  await db
    .updateTable('staff')
    .set({ identity_card_no: null, identity_card_valid_until: null, identity_card_type: CARD_TYPE.idCard })
    .where('staff_no', '=', staffNo)
    .where('identity_card_type', '=', cardType)
    .execute();
}

/** Returns whether a colleague's record has this ID card. */
export async function isRecordedForColleague(
  db: Database,
  { staffNo, enterpriseNum }: Pick<Caller, 'staffNo' | 'enterpriseNum'>,
  { cardType, cardNo }: Pick<TravelDocument, 'cardType' | 'cardNo'>,
): Promise<boolean> {
  const other = await db
    .selectFrom('staff')
    .select('staff_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('identity_card_type', '=', cardType)
    .where('identity_card_no', '=', cardNo)
    .where('staff_no', '!=', staffNo)
    .executeTakeFirst();
  return other !== undefined;
}
