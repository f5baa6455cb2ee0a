import { cell, columnsOf } from '../table-import/cells';

/** What the columns of a file hold. */
export const BOOKING_RULE_CELLS = {
  itemName: cell.text({ header: '名称', isRequired: true, most: 20 }),
  isEnable: cell.flag({ header: '是否启用' }),
};
export const BOOKING_RULE_COLUMNS = columnsOf(BOOKING_RULE_CELLS);
