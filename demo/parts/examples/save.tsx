import type { Sheet } from '../../../src/domain/sheet/sheet';
import { SavedPage, SavedTables } from '../../../src/ui/save/saved-page';
import { SaveMenu } from '../../../src/ui/save/SaveMenu';
import type { PartGroup } from './example';

const sheetOf = (): Sheet => ({
  title: '部门支出（元）',
  filters: [['统计区间', '2026-09-01 至 2026-09-30']],
  headers: ['部门', '支出（元）'],
  rows: [['研发中心', { number: 8200, format: 'amount' }]],
});

const tables = new SavedTables();

export const saveParts: PartGroup = {
  title: '保存',
  parts: {
    SaveMenu: {
      表格: <SaveMenu title="部门支出（元）" sheetOf={sheetOf} />,
      全部表格: (
        <SavedPage value={tables}>
          <SaveMenu title="部门支出（元）" sheetOf={sheetOf} page="支出报表" />
        </SavedPage>
      ),
    },
  },
};
