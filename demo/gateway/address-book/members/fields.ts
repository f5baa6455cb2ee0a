import { sql } from 'kysely';
import type { staffMembers } from '../../../../src/contract/address-book/staff-members';
import type { RowOf } from '../../../../src/contract/resource/resource';
import type { Named } from '../../../../src/contract/resource/values';
import { maskCardNo, maskPhone } from '../../../../src/domain/passenger/mask';
import {
  ACCOUNTING_ENTITIES,
  COST_CENTERS,
  DEPARTMENTS,
  rowsOf,
  STAFF,
  type ReferenceSource,
} from '../../server/resource/references';
import { nameIn, referenceIn, type StoredField } from '../../server/resource/stored-fields';
import { hasShownDigits } from '../../staff/queries';

export const POSITIONS = rowsOf({
  table: 'job_position',
  no: 'position_no',
  name: 'position_name',
  unknown: '所选职位不存在，请重新选择',
});
export const GRADES = rowsOf({
  table: 'grade',
  no: 'grade_no',
  name: 'grade_name',
  unknown: '所选职级不存在，请重新选择',
});

/** A field shown by name but not searched by it, because a keyword refers to the person. */
function place(column: string, source: ReferenceSource): StoredField<Named> {
  const { matches: _, ...field } = referenceIn(column, source);
  return field;
}

const supervisor: StoredField<Named | null> = {
  sortColumn: 'supervisor_no',
  write: (value) => ({ supervisor_no: value?.no ?? null }),
  async read(context, rows) {
    const nos = rows.flatMap(({ supervisor_no: no }) => (typeof no === 'string' ? [no] : []));
    const names = await STAFF.names(context, [...new Set(nos)]);
    return rows.map(({ supervisor_no: no }) =>
      typeof no === 'string' ? { no, name: names.get(no) ?? no } : null,
    );
  },
};

const masked = (column: string, mask: (number: string) => string): StoredField<string> => ({
  sortColumn: column,
  write: (value) => ({ [column]: value === '' ? null : value }),
  read: (_context, rows) => Promise.resolve(rows.map((row) => mask(textIn(row[column])))),
});

const phone: StoredField<string> = {
  ...masked('phone', maskPhone),
  matches: (_context, keyword) => Promise.resolve(hasShownDigits(keyword, 'staff') ?? sql<boolean>`false`),
};

const plain = (column: string): StoredField<string> => masked(column, (text) => text);

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

type Row = RowOf<typeof staffMembers>;

/** Fields whose stored form differs from the shown one. */
export const MEMBER_FIELDS = {
  staffName: nameIn('staff_name'),
  birthDay: plain('birth_day'),
  cardNo: masked('identity_card_no', maskCardNo),
  cardValidUntil: plain('identity_card_valid_until'),
  phone,
  email: plain('email'),
  department: place('dept_no', DEPARTMENTS),
  position: place('position_no', POSITIONS),
  grade: place('grade_no', GRADES),
  supervisor,
  costCenter: place('cost_center_no', COST_CENTERS),
  accountingEntity: place('accounting_entity_no', ACCOUNTING_ENTITIES),
} satisfies { [F in keyof Row]?: StoredField<Row[F]> };
