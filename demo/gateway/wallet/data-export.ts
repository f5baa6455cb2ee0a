import * as v from 'valibot';
import {
  queryWalletMovements,
  type MovementKind,
  type WalletMovement,
} from '../../../src/contract/wallet/account';
import { OBJECT } from '../../../src/contract/permission/objects';
import { instantText } from '../../../src/domain/shanghai-time';
import { defineExport, type ExportColumn } from '../download/exports';
import { findMovements, sumMovements } from './account-queries';
import { checkWholeEnterprise } from './whole-enterprise';

const ACCOUNTS = { prepaid: '企业预存', credit: '企业月结' } as const;
const KINDS: Readonly<Record<MovementKind, string>> = {
  topUp: '充值',
  payment: '支付',
  refund: '退款',
  settlement: '账单',
};

const COLUMNS: readonly ExportColumn<WalletMovement>[] = [
  { header: '流水号', value: ({ entryNo }) => String(entryNo) },
  { header: '时间', value: ({ time }) => instantText(time) },
  { header: '账户', value: ({ account }) => ACCOUNTS[account] },
  { header: '类型', value: ({ kind }) => KINDS[kind] },
  { header: '摘要', value: ({ reason }) => reason },
  { header: '订单号', value: ({ orderNo }) => orderNo },
  { header: '充值单号', value: ({ rechargeNo }) => rechargeNo },
  { header: '人员', value: ({ staffName }) => staffName },
  { header: '收入', value: ({ amount }) => (amount > 0 ? { fen: amount } : null) },
  { header: '支出', value: ({ amount }) => (amount < 0 ? { fen: -amount } : null) },
  { header: '余额', value: ({ balance }) => ({ fen: balance }) },
];

export const dataExport = defineExport({
  kind: 'walletMovements',
  title: '企业钱包流水',
  query: v.omit(queryWalletMovements.body, ['pageIndex', 'pageSize']),
  columns: COLUMNS,
  permission: OBJECT.seeWallet,
  check: checkWholeEnterprise,
  count: async (db, { enterpriseNum }, asked) => (await sumMovements(db, enterpriseNum, asked)).total,
  rowsAfter: (db, { enterpriseNum }, asked, behind, limit) =>
    findMovements(db, enterpriseNum, asked, { limit, behind }),
});
