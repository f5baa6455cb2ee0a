import { listValue, type FieldValue, type FieldValues } from './changed-fields';
import type { CostValues } from './import-values';

/** Names for numbers or codes. */
export interface Names {
  ofDepartment(no: string): string;
  ofStaff(no: string): string;
  ofParent(code: string): string;
}

/** Returns the values of an object in the form of an import, with names in the place of numbers. */
export function importedValues(code: string, values: CostValues, names: Names): FieldValues {
  const shown = (text: string): FieldValue => ({ value: text, text });
  const named = (value: string, nameOf: (of: string) => string): FieldValue => ({
    value,
    text: value && nameOf(value),
  });
  const list = (nos: readonly string[], nameOf: (of: string) => string): FieldValue =>
    listValue(nos.map((no) => ({ no, name: nameOf(no) })));
  return {
    code: shown(code),
    name: shown(values.name),
    parent: named(values.parentCode, names.ofParent),
    owner: named(values.ownerNO, names.ofStaff),
    validFrom: shown(values.validFrom),
    validTo: shown(values.validTo),
    taxNo: shown(values.taxNo),
    isForAll: shown(values.isForAll ? '1' : '0'),
    departments: list(values.departments, names.ofDepartment),
    staff: list(values.staff, names.ofStaff),
  };
}
