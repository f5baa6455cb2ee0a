import {
  listValue,
  type FieldValue,
  type FieldValues,
} from '../../../../src/domain/cost-center/changed-fields';
import type { findOpenTo } from './find';
import type { CostRow } from './rows';

const fieldValue = (text: string): FieldValue => ({ value: text, text });
const named = (value: string, text: string): FieldValue => ({ value, text });

/** Values of an object for its history. */
export function fieldValues(row: CostRow, openTo: Awaited<ReturnType<typeof findOpenTo>>): FieldValues {
  return {
    code: fieldValue(row.code),
    name: fieldValue(row.name),
    parent: named(row.parentNO, row.parentName),
    owner: named(row.ownerNO, row.ownerName),
    validFrom: fieldValue(row.validFrom),
    validTo: fieldValue(row.validTo),
    taxNo: fieldValue(row.taxNo),
    isForAll: fieldValue(row.isForAll ? '1' : '0'),
    departments: listValue(openTo.deptList),
    staff: listValue(openTo.staffList),
    successor: named(row.successorNO, row.successorName),
  };
}
