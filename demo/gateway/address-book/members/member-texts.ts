import type { MemberField } from '../../../../src/domain/address-book/import-columns';
import { CARD_WORDS, SEX_WORDS, wordFor } from '../../../../src/domain/address-book/import-row';
import { maskCardNo, maskPhone } from '../../../../src/domain/passenger/mask';
import type { PlaceText } from '../import/places';
import type { MemberForm } from './member-form';

/**
 * Cells of a person in an export. An import leaves the values of such cells unchanged, so a file goes round. `above`:
 * job number of the supervisor, '' for none.
 */
export const memberTexts = (
  member: Omit<MemberForm, 'extInfoList'>,
  { above, textOf }: { above: string; textOf: PlaceText },
): Readonly<Record<MemberField, string>> => ({
  staffName: member.staffName,
  jobNO: member.jobNO,
  department: textOf('department', member.department),
  position: textOf('position', member.position),
  grade: textOf('grade', member.grade),
  supervisor: above,
  costCenter: textOf('costCenter', member.costCenter),
  accountingEntity: textOf('accountingEntity', member.accountingEntity),
  phone: maskPhone(member.phone),
  email: member.email,
  sexTem: wordFor(SEX_WORDS, member.sexTem),
  birthDay: member.birthDay,
  nationality: member.nationality,
  cardType: wordFor(CARD_WORDS, member.cardType),
  cardNo: member.cardNo === '' ? '' : maskCardNo(member.cardNo),
  cardValidUntil: member.cardValidUntil,
  latinName: member.latinName,
});
