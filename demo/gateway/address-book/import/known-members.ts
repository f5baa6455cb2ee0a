import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { staffMembers } from '../../../../src/contract/address-book/staff-members';
import type { RowOf } from '../../../../src/contract/resource/resource';
import type { Schema } from '../../db/schema';
import type { RowContext } from '../../server/http/implement';
import { findValues } from '../ext/values';
import type { MemberForm } from '../members/member-form';
import { memberRows } from '../members/rows';
import { staffKept } from '../scope';

/** Existing member of staff whom a row of a file may change. */
export interface KnownMember {
  row: Selectable<Schema['staff']>;
  /** Form as it would be submitted, with full numbers. */
  form: MemberForm;
  /** Job number of their supervisor; '' for none. */
  supervisorJobNo: string;
  /** Values of the enterprise's own fields, by field number. */
  values: ReadonlyMap<string, string>;
}

/** Finds staff within the caller's data scope by job number. Others are treated like unknown ones. */
export async function findMembers(
  context: RowContext,
  jobNos: readonly string[],
): Promise<ReadonlyMap<string, KnownMember>> {
  const asked = jobNos.filter((no) => no !== '');
  const found = await findKnown(context, sql`staff.job_no = any(${asked}::text[])`);
  return new Map(found.map((known) => [known.row.job_no, known]));
}

/** The same by staff number. */
export async function findMembersByNo(
  context: RowContext,
  staffNos: readonly string[],
): Promise<ReadonlyMap<string, KnownMember>> {
  const found = await findKnown(context, sql`staff.staff_no = any(${[...staffNos]}::text[])`);
  return new Map(found.map((known) => [known.row.staff_no, known]));
}

async function findKnown(context: RowContext, isAsked: RawBuilder<unknown>): Promise<KnownMember[]> {
  const { db, caller } = context;
  const found = await db
    .selectFrom('staff')
    .leftJoin('staff as above', 'above.staff_no', 'staff.supervisor_no')
    .selectAll('staff')
    .select('above.job_no as supervisor_job_no')
    .where('staff.enterprise_num', '=', caller.enterpriseNum)
    .where(sql<boolean>`${isAsked}`)
    .where(staffKept(caller, 'staff'))
    .execute();
  if (found.length === 0) return [];
  const shown = (await memberRows.show(context, found)) as unknown as RowOf<typeof staffMembers>[];
  const values = await findValues(
    db,
    found.map(({ staff_no }) => staff_no),
  );
  return found.flatMap(({ supervisor_job_no, ...row }, at) => {
    const view = shown[at];
    if (view === undefined) return [];
    const form = { ...view, phone: row.phone, cardNo: row.identity_card_no ?? '', extInfoList: [] };
    return {
      row,
      form,
      supervisorJobNo: supervisor_job_no ?? '',
      values: values.get(row.staff_no) ?? new Map<string, string>(),
    };
  });
}
