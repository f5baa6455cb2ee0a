import type { FaultText } from '../faults';

export const INVOICE_FAULTS = {
  /** The invoice does not exist, or belongs to another enterprise: the message does not distinguish the two. */
  invoiceUnknown: { code: '44201', msg: '发票不存在' },
  invoiceTitleUnknown: { code: '44202', msg: '发票抬头不存在或已停用' },
  invoiceTemplateUnknown: { code: '44203', msg: '发票模板不存在' },
  /** Another user has changed it since it was read. */
  invoiceSettingChanged: { code: '44204', msg: '内容已被他人修改，请刷新后再改' },
  /** Some chosen items are on an invoice by now, or cannot be invoiced any more. */
  invoiceItemTaken: { code: '44205', msg: '所选费用中有已开票或不可开票的，请刷新后重新选择' },
  tooManyInvoices: { code: '44206', msg: '一次最多拆分为100张发票，请减少所选费用或提高单张上限' },
  /** The state of the invoice does not allow the action any more. */
  invoiceStateChanged: { code: '44207', msg: '发票状态已变化，请刷新后查看' },
  /** Invoices cover the whole enterprise: a caller with a partial data scope sees none. */
  invoicesNotSeen: { code: '44208', msg: '仅可查看全企业数据的人员可以管理发票' },
  /** Some chosen tickets are on a receipt or an invoice by now, too old, or not flown. */
  receiptTicketTaken: {
    code: '44209',
    msg: '所选客票中有已开票、已过期或不可开具行程单的，请刷新后重新选择',
  },
  /** The tax platform has not answered and may have issued the invoice; only a retry finds out. */
  invoiceUndecided: { code: '44210', msg: '税务平台尚未返回开票结果，请先重新开具' },
} as const satisfies Record<string, FaultText>;

declare module '../faults' {
  interface FaultTables {
    invoice: typeof INVOICE_FAULTS;
  }
}
