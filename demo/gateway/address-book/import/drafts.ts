import type { StaffExtInfo } from '../../../../src/contract/address-book/staff-fields';
import type { Named } from '../../../../src/contract/resource/values';
import {
  findMemberColumns,
  memberHeader,
  type MemberColumns,
  type MemberField,
} from '../../../../src/domain/address-book/import-columns';
import { readMemberCells, type MemberCells } from '../../../../src/domain/address-book/import-row';
import { cellFault } from '../../../../src/domain/table-import/cell-fault';
import { tableRefused } from '../../server/table-file/read-table-file';
import { PLACE_FIELDS, type FindPlace, type PlaceField } from './places';
import type { StaffRow, StaffTable } from './read-staff-table';

type OwnField = Omit<StaffExtInfo, 'value'>;

/** A row of a file as it is to be added. */
export interface Draft {
  row: StaffRow;
  jobNO: string;
  /** Number of whom they report to, as the enterprise gives it; '' for nobody. */
  supervisor: string;
  cells: MemberCells;
  places: Partial<Record<PlaceField, Named>>;
  extInfoList: { fieldNO: string; value: string }[];
  /** What is wrong with it so far, by header. */
  problems: Map<string, string>;
}

/** The rows of a file. Throws fieldsInvalid at `file` where its columns are not those of staff. */
export function draftsOf(
  { headers, rows }: StaffTable,
  ownFields: readonly OwnField[],
  find: FindPlace,
): Draft[] {
  const columns = findMemberColumns(headers, ownFields);
  refuseColumns(columns);
  const ownNames = new Map(ownFields.map(({ fieldNO, fieldName }) => [fieldNO, fieldName]));
  return rows.map((row) => draftOf(row, { columns, ownNames, find }));
}

function draftOf(
  row: StaffRow,
  {
    columns: { places: columnOf, ownPlaces },
    ownNames,
    find,
  }: { columns: MemberColumns; ownNames: ReadonlyMap<string, string>; find: FindPlace },
): Draft {
  const problems = new Map<string, string>();
  const note = (header: string, message: string) =>
    void (problems.has(header) || problems.set(header, message));
  for (const [field, place] of columnOf) noteFault(note, memberHeader(field), row.cells[place]);
  for (const [fieldNO, place] of ownPlaces)
    noteFault(note, ownNames.get(fieldNO) ?? fieldNO, row.cells[place]);
  const textAt = (place: number | undefined): string => {
    const text = place === undefined ? '' : (row.cells[place] ?? '').trim();
    return cellFault(text) === undefined ? text : '';
  };
  const textOf = (field: MemberField): string => textAt(columnOf.get(field));
  const { cells, problems: unread } = readMemberCells(textOf);
  for (const [field, message] of Object.entries(unread)) note(memberHeader(field as MemberField), message);
  const places: Draft['places'] = {};
  for (const field of PLACE_FIELDS) {
    const { place, problem } = find(field, textOf(field));
    if (place) places[field] = place;
    else note(memberHeader(field), problem);
  }
  const extInfoList = [...ownPlaces]
    .map(([fieldNO, place]) => ({ fieldNO, value: textAt(place) }))
    .filter(({ value }) => value !== '');
  return { row, jobNO: cells.jobNO, supervisor: textOf('supervisor'), cells, places, extInfoList, problems };
}

/** A cell that cannot be taken is wrong by its fault, regardless of other rules of its field. */
function noteFault(note: (header: string, message: string) => void, header: string, cell = ''): void {
  const fault = cellFault(cell);
  if (fault !== undefined) note(header, fault);
}

function refuseColumns({ missing, unknown, twice }: MemberColumns): void {
  const messages = [
    ['缺少列：', missing],
    ['不能识别的列：', unknown],
    ['重复的列：', twice],
  ] as const;
  const found = messages.filter(([, names]) => names.length > 0);
  if (found.length > 0) throw tableRefused(found.map(([what, names]) => what + listed(names)).join('；'));
}

const NAMED = 10;
const NAME_LENGTH = 30;

const listed = (names: readonly string[]): string =>
  names
    .slice(0, NAMED)
    .map((name) => name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, NAME_LENGTH))
    .join('、') + (names.length > NAMED ? '等' : '');
