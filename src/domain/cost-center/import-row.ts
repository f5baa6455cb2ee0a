import type { ImportField } from '../../contract/cost-center/import';
import { readWord } from '../report/record-cells';
import { cellFault } from '../table-import/cell-fault';
import { readDay } from '../table-import/day';
import type { ImportPlaces } from './import-columns';

/** Reason why a cell is invalid, by itself or in relation to others. */
export type ImportProblem =
  | { kind: 'missing' }
  /** Contains invisible characters, or characters that tables cannot contain. */
  | { kind: 'unreadable' }
  /** Message of the form for one object. */
  | { kind: 'refused'; message: string }
  | { kind: 'notADate' }
  | { kind: 'notYesNo' }
  /** The same code occurs in an earlier line. */
  | { kind: 'twice'; line: number }
  | { kind: 'unknown'; numbers: readonly string[] }
  | { kind: 'tooMany'; most: number }
  | { kind: 'parentUnknown' }
  | { kind: 'parentClosed' }
  | { kind: 'circle' }
  | { kind: 'notACreditCode' }
  | { kind: 'endBeforeBegin' }
  /** The object is closed and cannot be changed. */
  | { kind: 'closed' }
  | { kind: 'reopened' }
  | { kind: 'closedNew' }
  /** The object bears the importer's own costs, and the row would replace its owner. */
  | { kind: 'ownOwner' }
  /** The row would open the object to the importer only. */
  | { kind: 'ownOpened' }
  /** Staff, or an open object, would be left without it. */
  | { kind: 'successorNeeded' };

export interface WrongImportField {
  line: number;
  field: ImportField;
  problem: ImportProblem;
}

/** Values of a row. A field is undefined without a column, and then keeps its value. '' removes the value. */
export interface ImportedRow {
  line: number;
  code: string;
  name: string;
  parentCode: string | undefined;
  ownerNO: string | undefined;
  validFrom: string | undefined;
  validTo: string | undefined;
  taxNo: string | undefined;
  departments: readonly string[] | undefined;
  staff: readonly string[] | undefined;
  /** Also undefined for an empty cell. */
  closes: boolean | undefined;
}

/** Returns the message of the form for one object, or undefined for a valid text. */
export type TextCheck = (text: string) => string | undefined;

export interface RowRules {
  places: ImportPlaces;
  code: TextCheck;
  name: TextCheck;
  /** Maximum numbers of departments and of persons to whom an object is open. */
  mostOpenTo: number;
}

/**
 * Invisible characters, halves of characters, those without meaning outside one program, and those that change the
 * direction of a line.
 */
const UNWANTED = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFFFD]/u;
/** Exports prefix this sign to texts that spreadsheets would execute as formulas. */
const GUARDED = /^'(?=[=+\-@＝＋－＠])/;
const BETWEEN = /[、，,;；\s]+/;

const readYesNo = readWord({
  是: true,
  否: false,
  Y: true,
  N: false,
  y: true,
  n: false,
  '1': true,
  '0': false,
  TRUE: true,
  FALSE: false,
  true: true,
  false: false,
  已关闭: true,
  未关闭: false,
});

/** Reads the cells of a row; invalid ones are recorded and replaced by a default. */
export function readImportRow(
  cells: readonly string[],
  line: number,
  { places, code, name, mostOpenTo }: RowRules,
): { row: ImportedRow; wrong: WrongImportField[] } {
  const wrong: WrongImportField[] = [];
  const refuse = (field: ImportField, problem: ImportProblem) => void wrong.push({ line, field, problem });
  /** Returns '' for an empty cell; undefined for a field without a column. */
  const textOf = (field: ImportField): string | undefined => {
    const place = places.get(field);
    if (place === undefined) return undefined;
    const fault = cellFault(cells[place] ?? '');
    if (fault !== undefined) {
      refuse(field, { kind: 'refused', message: fault });
      return '';
    }
    const text = (cells[place] ?? '').trim().replace(GUARDED, '');
    if (!UNWANTED.test(text)) return text;
    refuse(field, { kind: 'unreadable' });
    return '';
  };
  const checked = (field: ImportField, check: TextCheck): string => {
    const before = wrong.length;
    const text = textOf(field) ?? '';
    if (wrong.length > before) return '';
    const message = check(text);
    if (text === '') refuse(field, { kind: 'missing' });
    else if (message !== undefined) refuse(field, { kind: 'refused', message });
    return text;
  };
  const day = (field: ImportField): string | undefined => {
    const text = textOf(field);
    const date = text && readDay(text);
    if (text && date === undefined) refuse(field, { kind: 'notADate' });
    return text && (date ?? '');
  };
  const numbers = (field: ImportField): readonly string[] | undefined => {
    const list = [...new Set(textOf(field)?.split(BETWEEN))].filter((no) => no !== '');
    if (list.length > mostOpenTo) refuse(field, { kind: 'tooMany', most: mostOpenTo });
    return places.has(field) ? list : undefined;
  };
  const yesNo = (field: ImportField): boolean | undefined => {
    const text = textOf(field);
    const word = text ? readYesNo(text) : undefined;
    if (word?.problem === undefined) return word?.value;
    refuse(field, { kind: 'notYesNo' });
    return undefined;
  };
  const row: ImportedRow = {
    line,
    code: checked('code', code),
    name: checked('name', name),
    parentCode: textOf('parentCode'),
    ownerNO: textOf('ownerNO'),
    validFrom: day('validFrom'),
    validTo: day('validTo'),
    taxNo: textOf('taxNo')?.normalize('NFKC').toUpperCase(),
    departments: numbers('departments'),
    staff: numbers('staff'),
    closes: yesNo('closes'),
  };
  return { row, wrong };
}
