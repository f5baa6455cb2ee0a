import {
  listValue,
  type FieldValue,
  type FieldValues,
} from '../../../../src/domain/cost-center/changed-fields';
import type { findOpenTo } from './find';
import type { CostRow } from './rows';

const shown = (text: string): FieldValue => ({ value: text, text });
const named = (value: string, text: string): FieldValue => ({ value, text });

/** Values of an object for its history. */
export function fieldValues(row: CostRow, openTo: Awaited<ReturnType<typeof findOpenTo>>): FieldValues {
  return {
    code: shown(row.code),
    name: shown(row.name),
    parent: named(row.parentNO, row.parentName),
    owner: named(row.ownerNO, row.ownerName),
    validFrom: shown(row.validFrom),
    validTo: shown(row.validTo),
    taxNo: shown(row.taxNo),
    isForAll: shown(row.isForAll ? '1' : '0'),
    departments: listValue(openTo.deptList),
    staff: listValue(openTo.staffList),
    successor: named(row.successorNO, row.successorName),
  };
}
