import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../server/http/caller';
import { slicesOf } from '../../server/limits/slices';
import { findPhoneOwners } from '../members/account';
import type { MemberForm } from '../members/member-form';
import { phoneTakenText } from '../members/taken-numbers';

/** Records that rows refer to, by the keys that the rows use. */
export interface OnRecord {
  /** Staff numbers of active staff by their job numbers. */
  active: ReadonlyMap<string, string>;
  /** Job numbers in use. */
  jobNos: ReadonlySet<string>;
  /** Holders of documents, by `cardKey`. */
  cards: ReadonlyMap<string, CardHolder>;
  /** Problems of phones that are in use by staff of the enterprise. */
  phones: ReadonlyMap<string, string>;
}

/** `staffNo` is '' for a new row. */
export interface CardHolder {
  staffNo: string;
  deptNo: string;
}

/** References of a row, as far as they can be read. */
export interface Named {
  supervisor: string;
  form: MemberForm | undefined;
}

export const cardKey = ({ cardType, cardNo }: Pick<MemberForm, 'cardType' | 'cardNo'>): string =>
  `${cardType} ${cardNo}`;

/** Holders of documents, by `cardKey`. */
export async function cardHolders(
  db: Database,
  enterpriseNum: string,
  cardNos: readonly string[],
): Promise<ReadonlyMap<string, CardHolder>> {
  const found = await db
    .selectFrom('staff')
    .select(['staff_no', 'dept_no', 'identity_card_type', 'identity_card_no'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('identity_card_no', '=', sql<string>`any(${[...cardNos]}::text[])`)
    .execute();
  return new Map(
    found.map((row) => [
      `${row.identity_card_type} ${row.identity_card_no ?? ''}`,
      { staffNo: row.staff_no, deptNo: row.dept_no },
    ]),
  );
}

/** Loads the records that rows refer to, with a few statements per slice instead of some per row. */
export async function findOnRecord(db: Database, caller: Caller, rows: readonly Named[]): Promise<OnRecord> {
  const active = new Map<string, string>();
  const jobNos = new Set<string>();
  const { enterpriseNum } = caller;
  const cards = new Map<string, CardHolder>();
  const phones = new Map<string, string>();
  for await (const slice of slicesOf(rows)) {
    const forms = slice.flatMap(({ form }) => form ?? []);
    const asked = [...slice.map(({ supervisor }) => supervisor), ...forms.map(({ jobNO }) => jobNO)];
    const cardNos = forms.flatMap(({ cardNo }) => (cardNo === '' ? [] : [cardNo]));
    const found = await db
      .selectFrom('staff')
      .select(['staff_no', 'dept_no', 'job_no', 'staff_state', 'identity_card_type', 'identity_card_no'])
      .where('enterprise_num', '=', enterpriseNum)
      .where((eb) =>
        eb.or([
          eb('job_no', '=', sql<string>`any(${asked.filter((no) => no !== '')}::text[])`),
          eb('identity_card_no', '=', sql<string>`any(${cardNos}::text[])`),
        ]),
      )
      .execute();
    for (const row of found) {
      jobNos.add(row.job_no);
      if (row.staff_state === 'active') active.set(row.job_no, row.staff_no);
      const cardNo = row.identity_card_no ?? '';
      if (cardNo !== '')
        cards.set(cardKey({ cardType: row.identity_card_type as MemberForm['cardType'], cardNo }), {
          staffNo: row.staff_no,
          deptNo: row.dept_no,
        });
    }
    const known = await findPhoneOwners(
      db,
      forms.map(({ phone }) => ({ phone, enterpriseNum })),
    );
    for (const [phone, { colleague }] of known)
      if (colleague !== undefined) phones.set(phone, phoneTakenText(caller, colleague));
  }
  return { active, jobNos, cards, phones };
}
