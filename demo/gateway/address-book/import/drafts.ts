import type { StaffExtInfo } from '../../../../src/contract/address-book/staff-fields';
import type { Named } from '../../../../src/contract/resource/values';
import {
  MEMBER_FIELDS,
  memberColumns,
  memberHeader,
  type MemberField,
} from '../../../../src/domain/address-book/import-columns';
import { readMemberCells, type MemberCells } from '../../../../src/domain/address-book/import-row';
import { cellFault } from '../../../../src/domain/table-import/cell-fault';
import type { TableLine } from '../../../../src/domain/table-import/columns';
import type { LinedTable } from '../../server/table-file/read-table-file';
import { placesOfColumns } from '../../server/table-file/take-columns';
import { PLACE_FIELDS, type FindPlace, type PlaceField } from './places';

type OwnField = Omit<StaffExtInfo, 'value'>;

/** Row of a file during the check. */
export interface Draft {
  row: TableLine;
  jobNO: string;
  /** Job number of the supervisor; '' for none. */
  supervisor: string;
  cells: MemberCells;
  places: Partial<Record<PlaceField, Named>>;
  extInfoList: { fieldNO: string; value: string }[];
  /** Fields with a column in the file. */
  given: ReadonlySet<MemberField>;
  textOf(field: MemberField): string;
  /** Problems found so far, by header. */
  problems: Map<string, string>;
}

/** Reads the rows of a file. Throws fieldsInvalid at `file` when its columns are not those of staff. */
export function draftsOf(
  { headers, rows }: LinedTable,
  ownFields: readonly OwnField[],
  find: FindPlace,
): Draft[] {
  const places = placesOfColumns(memberColumns(ownFields), headers);
  const columns = {
    members: MEMBER_FIELDS.flatMap((field) => {
      const place = places.get(field);
      return place === undefined ? [] : [[field, place] as const];
    }),
    own: ownFields.flatMap(({ fieldNO }) => {
      const place = places.get(fieldNO);
      return place === undefined ? [] : [[fieldNO, place] as const];
    }),
  };
  const ownNames = new Map(ownFields.map(({ fieldNO, fieldName }) => [fieldNO, fieldName]));
  const given = new Set(columns.members.map(([field]) => field));
  return rows.map((row) => draftOf(row, { columns, given, ownNames, find }));
}

interface DraftColumns {
  /** Column index by field: the common fields, and the enterprise's own by their numbers. */
  columns: {
    members: readonly (readonly [MemberField, number])[];
    own: readonly (readonly [string, number])[];
  };
  given: ReadonlySet<MemberField>;
  ownNames: ReadonlyMap<string, string>;
  find: FindPlace;
}

function draftOf(row: TableLine, { columns: { members, own }, given, ownNames, find }: DraftColumns): Draft {
  const columnOf = new Map(members);
  const problems = new Map<string, string>();
  const note = (header: string, message: string) =>
    void (problems.has(header) || problems.set(header, message));
  for (const [field, place] of columnOf) noteFault(note, memberHeader(field), row.cells[place]);
  for (const [fieldNO, place] of own) noteFault(note, ownNames.get(fieldNO) ?? fieldNO, row.cells[place]);
  const textAt = (place: number | undefined): string => {
    const text = place === undefined ? '' : (row.cells[place] ?? '').trim();
    return cellFault(text) === undefined ? text : '';
  };
  const textOf = (field: MemberField): string => textAt(columnOf.get(field));
  const { cells, problems: unread } = readMemberCells(textOf);
  for (const [field, message] of Object.entries(unread)) note(memberHeader(field as MemberField), message);
  const places: Draft['places'] = {};
  for (const field of PLACE_FIELDS) {
    if (!columnOf.has(field)) continue;
    const { place, problem } = find(field, textOf(field));
    if (place) places[field] = place;
    else note(memberHeader(field), problem);
  }
  const extInfoList = own.map(([fieldNO, place]) => ({ fieldNO, value: textAt(place) }));
  return {
    row,
    jobNO: cells.jobNO,
    supervisor: textOf('supervisor'),
    cells,
    places,
    extInfoList,
    given,
    textOf,
    problems,
  };
}

/** Reports an unreadable cell, regardless of other rules of its field. */
function noteFault(note: (header: string, message: string) => void, header: string, cell = ''): void {
  const fault = cellFault(cell);
  if (fault !== undefined) note(header, fault);
}
