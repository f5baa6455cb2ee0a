import type { TravelDocument } from '../../../src/contract/travellers/travellers';
import { maskCardNo } from '../../../src/domain/passenger/mask';
import type { Database } from '../db/database';

/** Documents by their holder, in their order; numbers in full. */
export type DocumentsByHolder = ReadonlyMap<string, readonly TravelDocument[]>;

const NONE: readonly TravelDocument[] = [];

export function documentsOf(documents: DocumentsByHolder, holder: string): readonly TravelDocument[] {
  return documents.get(holder) ?? NONE;
}

export const masked = (document: TravelDocument): TravelDocument => ({
  ...document,
  cardNo: maskCardNo(document.cardNo),
});

/** Documents of staff beside the one of the staff record, by staff number. */
export function findStaffDocuments(db: Database, staffNos: readonly string[]): Promise<DocumentsByHolder> {
  return findDocuments(db, 'staff_no', staffNos);
}

export function findContactDocuments(
  db: Database,
  contactNos: readonly string[],
): Promise<DocumentsByHolder> {
  return findDocuments(db, 'contact_no', contactNos);
}

async function findDocuments(
  db: Database,
  holderColumn: 'staff_no' | 'contact_no',
  holders: readonly string[],
): Promise<DocumentsByHolder> {
  const found = new Map<string, TravelDocument[]>();
  if (holders.length === 0) return found;
  const rows = await db
    .selectFrom('traveller_document')
    .select([`${holderColumn} as holder`, 'card_type', 'card_no', 'holder_name', 'valid_until'])
    .where(holderColumn, 'in', holders)
    .orderBy('document_no')
    .execute();
  for (const { holder, card_type, card_no, holder_name, valid_until } of rows) {
    if (holder === null) continue;
    const document = {
      cardType: card_type,
      cardNo: card_no,
      holderName: holder_name,
      validUntil: valid_until ?? '',
    };
    found.set(holder, [...(found.get(holder) ?? []), document]);
  }
  return found;
}

/** Logs that a person viewed another's full numbers. */
export async function insertReveal(
  db: Database,
  reveal: {
    enterpriseNum: string;
    viewerNo: string;
    staffNo: string | null;
    contactNo: string | null;
    cardType: number;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('number_reveal')
    .values({
      enterprise_num: reveal.enterpriseNum,
      viewer_no: reveal.viewerNo,
      staff_no: reveal.staffNo,
      contact_no: reveal.contactNo,
      card_type: reveal.cardType,
      revealed_at: reveal.now,
    })
    .execute();
}

/** Logs that a person submitted a number that could match another's masked one, without the number itself. */
export async function insertGuess(
  db: Database,
  guess: {
    enterpriseNum: string;
    userNo: string;
    staffNo: string | null;
    contactNo: string | null;
    cardType: number | null;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('number_guess')
    .values({
      enterprise_num: guess.enterpriseNum,
      user_no: guess.userNo,
      staff_no: guess.staffNo,
      contact_no: guess.contactNo,
      card_type: guess.cardType,
      guessed_at: guess.now,
    })
    .execute();
}
