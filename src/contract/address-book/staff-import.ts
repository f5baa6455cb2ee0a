import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { staffMembers } from './staff-members';

/** Size of a file of staff, in bytes. */
export const STAFF_FILE_BYTES = 2 * 1024 * 1024;
/** Rows of a file at most, without the headers: they are added in one go. */
export const STAFF_ROWS = 300;
/** Wrong cells that are named at most. */
export const WRONG_STAFF_CELLS = 200;

const Count = v.pipe(v.number(), v.integer());

/** A cell of a file that cannot be taken as it is. */
export const WrongStaffCell = v.object({
  /** As the spreadsheet counts: the headers are 1. */
  line: Count,
  /** Header of its column. */
  column: v.string(),
  message: v.string(),
});
export type WrongStaffCell = v.InferOutput<typeof WrongStaffCell>;

/**
 * Adds the staff of a table, .xlsx or .csv, all or none: with one wrong row nobody is added. Each row is held to what the form of
 * somebody new is held to; a phone or number that is in use is wrong, so that the same file twice adds nobody. A file that is no such
 * table is refused with fieldsInvalid at `file`, its columns named.
 */
export const importStaff = call({
  gateway: 'user',
  path: '/CLStaffIntegrateService/api/staffController/importStaff',
  multipart: { fileBytes: STAFF_FILE_BYTES, files: 1 },
  body: v.object({
    file: v.file('请选择文件'),
    /** '1': only says what would happen. */
    dryRun: v.optional(v.picklist(['1', '0']), '0'),
  }),
  result: v.object({
    rowCount: Count,
    wrongCount: Count,
    /** Whether they have been added. */
    isWritten: v.boolean(),
    /** The first of them, in the order of the rows; a row may have several. */
    wrongList: v.array(WrongStaffCell),
  }),
  needs: 'token',
  permission: OBJECT.editStaff,
  mutates: true,
  changes: staffMembers.add.changes ?? [],
  origin: 'suite',
});
