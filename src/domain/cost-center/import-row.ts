import type { ImportField } from '../../contract/cost-center/import';
import { readWord } from '../report/record-cells';
import { cellFault } from '../table-import/cell-fault';
import { readDay } from '../table-import/day';
import type { ImportPlaces } from './import-columns';

/** Why a cell cannot be taken, by itself or beside others. */
export type ImportProblem =
  | { kind: 'missing' }
  /** Characters that are not seen or that no table holds. */
  | { kind: 'unreadable' }
  /** As the form of one object says it. */
  | { kind: 'refused'; message: string }
  | { kind: 'notADate' }
  | { kind: 'notYesNo' }
  /** The same code stands in a line before. */
  | { kind: 'twice'; line: number }
  | { kind: 'unknown'; numbers: readonly string[] }
  | { kind: 'tooMany'; most: number }
  | { kind: 'parentUnknown' }
  | { kind: 'parentClosed' }
  | { kind: 'circle' }
  | { kind: 'notACreditCode' }
  | { kind: 'endBeforeBegin' }
  /** It is closed, and nothing of it is changed. */
  | { kind: 'closed' }
  | { kind: 'reopened' }
  | { kind: 'closedNew' }
  /** It bears the importer's own costs, and its owner would be another. */
  | { kind: 'ownOwner' }
  /** It would be opened to the importer alone. */
  | { kind: 'ownOpened' }
  /** Staff, or what is still open, would be left without it. */
  | { kind: 'successorNeeded' };

export interface WrongImportField {
  line: number;
  field: ImportField;
  problem: ImportProblem;
}

/** What a row says. A field is undefined where no column holds it: it is left as it is. '' says that there is none. */
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
  /** undefined also where the cell is empty. */
  closes: boolean | undefined;
}

/** What the form of one object says of a text; undefined: it may be so. */
export type TextCheck = (text: string) => string | undefined;

export interface RowRules {
  places: ImportPlaces;
  code: TextCheck;
  name: TextCheck;
  /** Departments, and persons, that one may be opened to. */
  mostOpenTo: number;
}

/** Not seen, halves of characters, of no meaning outside one program, or turning the direction of a line round. */
const UNWANTED = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFFFD]/u;
/** Exported texts that spreadsheets would carry out as formulas have this sign before them. */
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

/** Reads a row of texts; what is wrong is noted, and something else stands for it. */
export function readImportRow(
  cells: readonly string[],
  line: number,
  { places, code, name, mostOpenTo }: RowRules,
): { row: ImportedRow; wrong: WrongImportField[] } {
  const wrong: WrongImportField[] = [];
  const refuse = (field: ImportField, problem: ImportProblem) => void wrong.push({ line, field, problem });
  /** '' for an empty cell; undefined where no column holds the field. */
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
