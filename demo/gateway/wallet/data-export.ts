import * as v from 'valibot';
import { queryWalletMovements, type WalletMovement } from '../../../src/contract/wallet/account';
import { OBJECT } from '../../../src/contract/permission/objects';
import { instantCell } from '../download/cells';
import { defineExport, type ExportColumn } from '../download/exports';
import { namesIn, periodText } from '../download/filter-texts';
import { findMovements, sumMovements } from './account-queries';
import { checkWholeEnterprise } from './whole-enterprise';
import { WALLET_ACCOUNT_LABELS, MOVEMENT_KIND_LABELS } from '../../../src/domain/wallet/labels';

const COLUMNS: readonly ExportColumn<WalletMovement>[] = [
  { header: '流水号', value: ({ entryNo }) => String(entryNo) },
  { header: '时间', value: ({ time }) => instantCell(time) },
  { header: '账户', value: ({ account }) => WALLET_ACCOUNT_LABELS[account] },
  { header: '类型', value: ({ kind }) => MOVEMENT_KIND_LABELS[kind] },
  { header: '摘要', value: ({ reason }) => reason },
  { header: '订单号', value: ({ orderNo }) => orderNo },
  { header: '充值单号', value: ({ rechargeNo }) => rechargeNo },
  { header: '退票单号', value: ({ refundNo }) => refundNo },
  { header: '账单号', value: ({ billNo }) => billNo },
  { header: '人员', value: ({ staffName }) => staffName },
  { header: '收入', value: ({ amount }) => (amount > 0 ? { fen: amount } : null), addsUp: true },
  { header: '支出', value: ({ amount }) => (amount < 0 ? { fen: -amount } : null), addsUp: true },
  { header: '余额', value: ({ balance }) => ({ fen: balance }) },
];

export const dataExport = defineExport({
  kind: 'walletMovements',
  title: '企业钱包流水',
  query: v.omit(queryWalletMovements.body, ['pageIndex', 'pageSize']),
  columns: COLUMNS,
  filters: async (db, { enterpriseNum }, { account, beginDate, endDate, kindList, keyword, staffNO }) => [
    ['账户', WALLET_ACCOUNT_LABELS[account]],
    ['日期', periodText(beginDate, endDate)],
    ['类型', kindList.map((kind) => MOVEMENT_KIND_LABELS[kind]).join('、')],
    ['关键字', keyword],
    ['人员', await namesIn(db, enterpriseNum, 'staff', staffNO === '' ? [] : [staffNO])],
  ],
  permission: OBJECT.seeWallet,
  check: checkWholeEnterprise,
  count: async (db, { enterpriseNum }, asked) => (await sumMovements(db, enterpriseNum, asked)).total,
  rowsAfter: (db, { enterpriseNum }, asked, behind, limit) =>
    findMovements(db, enterpriseNum, asked, { limit, behind }),
});
