import { addBillComparison, COMPARED_TABLE } from '../../../../src/contract/settlement/compare';
import { RECORD_COLUMNS } from '../../../../src/domain/settlement/compare-columns';
import type { TableHead } from '../../import-job/table-heads';

export const tableHead: TableHead = {
  kind: COMPARED_TABLE,
  permission: addBillComparison.permission,
  columns: () => RECORD_COLUMNS,
};
