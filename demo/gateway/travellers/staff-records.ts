import { OBJECT } from '../../../src/contract/permission/objects';
import type { TravelDocument } from '../../../src/contract/travellers/travellers';
import { DATA_RANGE, withScopeOf, type Caller } from '../server/http/caller';
import type { Database } from '../db/database';
import { documentsOf, findStaffDocuments } from './document-queries';

/** Stored data of a member of staff as a traveller; numbers in full. */
export interface StaffRecord {
  staffNo: string;
  /** false for inactive staff, for whom no new bookings or assignments are made. */
  isActive: boolean;
  deptNo: string;
  staffName: string;
  pinyin: string;
  phone: string;
  costCenterNo: string;
  accountingEntityNo: string;
  /** The first is that of the staff record, if it has one. */
  documents: readonly TravelDocument[];
}

/** Staff of an enterprise by number; persons outside it are missing. */
export async function findStaffRecords(
  db: Database,
  enterpriseNum: string,
  staffNos: readonly string[],
): Promise<ReadonlyMap<string, StaffRecord>> {
  if (staffNos.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff')
    .selectAll()
    .where('enterprise_num', '=', enterpriseNum)
    .where('staff_no', 'in', staffNos)
    .execute();
  const documents = await findStaffDocuments(
    db,
    rows.map(({ staff_no }) => staff_no),
  );
  return new Map(
    rows.map((row): [string, StaffRecord] => [
      row.staff_no,
      {
        staffNo: row.staff_no,
        isActive: row.staff_state === 'active',
        deptNo: row.dept_no,
        staffName: row.staff_name,
        pinyin: row.pinyin,
        phone: row.phone,
        costCenterNo: row.cost_center_no,
        accountingEntityNo: row.accounting_entity_no,
        documents: [...mainDocuments(row), ...documentsOf(documents, row.staff_no)],
      },
    ]),
  );
}

/** The document of the staff record itself; none while its number is missing. */
export function mainDocuments(row: {
  identity_card_type: number;
  identity_card_no: string | null;
  identity_card_valid_until: string | null;
}): TravelDocument[] {
  const { identity_card_no: cardNo } = row;
  if (cardNo === null) return [];
  return [
    {
      cardType: row.identity_card_type,
      cardNo,
      holderName: '',
      validUntil: row.identity_card_valid_until ?? '',
    },
  ];
}

/**
 * Returns whether the caller may reveal this colleague's full numbers, which is logged: within their data scope, with
 * the right.
 */
export function mayReveal(caller: Caller, staff: { deptNo: string }): boolean {
  if (!caller.objects.has(OBJECT.revealNumbers)) return false;
  const { range, deptNos } = withScopeOf(caller, OBJECT.revealNumbers);
  if (range === DATA_RANGE.enterprise) return true;
  return range === DATA_RANGE.department && deptNos.includes(staff.deptNo);
}
