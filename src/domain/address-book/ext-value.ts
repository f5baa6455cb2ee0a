import type { FieldKind } from '../../contract/address-book/staff-fields';
import { isCalendarDate } from '../shanghai-time';

const LONGEST = 200;

export interface ExtField {
  fieldName: string;
  fieldKind: FieldKind;
  options: readonly string[];
  isRequired: boolean;
}

/** Parses the options of a choice, one per line, without duplicates. */
export const optionsOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** Returns the problem of a field's value ('' for none), or undefined. */
export function extValueProblem(
  { fieldName, fieldKind, options, isRequired }: ExtField,
  value: string,
): string | undefined {
  if (value === '') return isRequired ? `请填写${fieldName}` : undefined;
  switch (fieldKind) {
    case 'text':
      return value.length > LONGEST ? `${fieldName}不能超过${LONGEST}个字` : undefined;
    case 'number':
      return /^-?\d{1,12}(?:\.\d{1,4})?$/.test(value)
        ? undefined
        : `${fieldName}应为数字，整数不超过12位，小数不超过4位`;
    case 'date':
      return isCalendarDate(value) ? undefined : `${fieldName}应为日期，格式为 YYYY-MM-DD`;
    case 'choice':
      return options.includes(value) ? undefined : `请选择${fieldName}`;
  }
}
