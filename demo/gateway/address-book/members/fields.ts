import { sql } from 'kysely';
import { CARD_TYPES, type staffMembers } from '../../../../src/contract/address-book/staff-members';
import type { RowOf } from '../../../../src/contract/resource/resource';
import { CARD_TYPE } from '../../../../src/domain/passenger/card-type';
import { maskCardNo, maskPhone } from '../../../../src/domain/passenger/mask';
import {
  ACCOUNTING_ENTITIES,
  COST_CENTERS,
  DEPARTMENTS,
  rowsOf,
  STAFF,
} from '../../server/resource/references';
import {
  choiceIn,
  nameIn,
  optionalReferenceIn,
  referenceIn,
  textIn,
  type StoredField,
} from '../../server/resource/stored-fields';
import { hasMaskedDigits } from '../../staff/queries';

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

/** Excludes a field from the search, because a keyword refers to the person. */
function unsearched<V>(field: StoredField<V>): StoredField<V> {
  const { matches: _, ...others } = field;
  return others;
}

const phone: StoredField<string> = {
  ...textIn('phone', maskPhone),
  matches: (_context, keyword) => Promise.resolve(hasMaskedDigits(keyword, 'staff') ?? sql<boolean>`false`),
};

type Row = RowOf<typeof staffMembers>;

/** Fields whose stored form differs from the shown one. */
export const MEMBER_FIELDS = {
  staffName: nameIn('staff_name'),
  birthDay: textIn('birth_day'),
  cardNo: textIn('identity_card_no', maskCardNo),
  cardValidUntil: textIn('identity_card_valid_until'),
  phone,
  email: textIn('email'),
  stateSince: textIn('state_since'),
  department: unsearched(referenceIn('dept_no', DEPARTMENTS)),
  position: unsearched(referenceIn('position_no', POSITIONS)),
  grade: unsearched(referenceIn('grade_no', GRADES)),
  supervisor: unsearched(optionalReferenceIn('supervisor_no', STAFF)),
  sexTem: choiceIn<0 | 1 | null>('sex_tem', [0, 1], null),
  cardType: choiceIn('identity_card_type', CARD_TYPES, CARD_TYPE.idCard),
  costCenter: unsearched(referenceIn('cost_center_no', COST_CENTERS)),
  accountingEntity: unsearched(referenceIn('accounting_entity_no', ACCOUNTING_ENTITIES)),
} satisfies { [F in keyof Row]?: StoredField<Row[F]> };
