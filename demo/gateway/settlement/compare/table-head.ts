import {
  addBillComparison,
  COMPARED_TABLE,
  RECORD_FIELDS,
} from '../../../../src/contract/settlement/compare';
import { recordHeader } from '../../../../src/domain/settlement/compare-columns';
import type { TableHead } from '../../import-job/table-heads';

export const tableHead: TableHead = {
  kind: COMPARED_TABLE,
  permission: addBillComparison.permission,
  columns: () => RECORD_FIELDS.map((field) => ({ field, header: recordHeader(field) })),
};
