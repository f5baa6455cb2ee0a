import type { Sheet } from '../../../src/domain/sheet/sheet';
import { shanghaiDateTime } from '../../../src/domain/shanghai-time';
import type { Caller } from '../server/http/caller';
import { sheetCell, timeCell } from './cells';
import type { ExportFilters } from './exports';

interface Exported {
  title: string;
  caller: Caller;
  now: Date;
  total: number;
  filters: ExportFilters;
  isSandbox: boolean;
}

/** The second sheet of an exported workbook: the person, the time, and the filters that restrict the rows. */
export function notesOf({ title, caller, now, total, filters, isSandbox }: Exported): Sheet {
  const set = filters.filter(([, value]) => value !== '');
  return {
    title: '说明',
    filters: [],
    headers: ['项目', '内容'],
    rows: [
      ['内容', title],
      ...(isSandbox ? [['环境', '沙箱，数据为样本']] : []),
      ['导出人', caller.staffName],
      ['导出时间', sheetCell(timeCell(shanghaiDateTime(now)))],
      ['行数', { number: total, format: 'whole' }],
      ...set.map(([name, value]) => [`筛选：${name}`, value]),
      ...(set.length === 0 ? [['筛选', '无']] : []),
    ],
  };
}
