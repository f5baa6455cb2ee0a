import type { CompareKey, RecordField } from '../../contract/settlement/compare';
import { columnsByName, findColumns, type ColumnPlaces } from '../table-import/table-columns';

/**
 * Headers that identify a field in the enterprise's own records and in files of bills; the first one is used in
 * templates.
 */
const HEADERS: Readonly<Record<RecordField, readonly [string, ...string[]]>> = {
  ticketNo: ['票号', '机票号', '机票票号', '客票号', '电子票号', '电子客票号'],
  orderNo: ['订单号', '订单编号', '商旅订单号', '订单'],
  kind: ['费用类型', '费用', '费用项目', '费用名称', '费用科目'],
  amount: [
    '金额',
    '金额元',
    '费用金额',
    '总金额',
    '合计金额',
    '入账金额',
    '记账金额',
    '应付金额',
    '报销金额',
  ],
  date: ['入账日期', '日期', '入账时间', '记账日期', '费用日期', '交易日期', '出票日期', '业务日期'],
  traveller: ['出行人', '乘机人', '乘客', '乘客姓名', '旅客', '旅客姓名', '姓名', '出差人', '员工姓名'],
  department: ['部门', '部门名称', '所属部门', '部门编号', '费用部门', '承担部门'],
  costCenter: ['成本中心', '成本中心名称', '费用归属'],
};

export type RecordPlaces = ColumnPlaces<RecordField>;

export const RECORD_COLUMNS = columnsByName(HEADERS);

export const recordHeader = (field: RecordField): string => HEADERS[field][0];

/** Assigns columns of a record to fields by their headers. */
export const recogniseRecord = (headers: readonly string[]): RecordPlaces =>
  findColumns(RECORD_COLUMNS, headers).places;

/** Uses the ticket as the key where the record has it, because it is more exact. */
export const compareKeyOf = (places: RecordPlaces): CompareKey =>
  places.has('ticketNo') || !places.has('orderNo') ? 'ticket' : 'order';

/** Returns the missing fields without which a record cannot be compared. */
export function missingRecordFields(places: RecordPlaces, compareBy: CompareKey): RecordField[] {
  const needed = ['amount', compareBy === 'ticket' ? 'ticketNo' : 'orderNo'] as const;
  return needed.filter((field) => !places.has(field));
}
