import type { InvoiceItem } from '../../../src/contract/invoice/apply';
import type { Invoice } from '../../../src/contract/invoice/invoices';
import type { ReceiptTicket } from '../../../src/contract/invoice/itinerary';
import type { InvoiceTemplate, InvoiceTitle, InvoiceType } from '../../../src/contract/invoice/settings';
import type { StoredFile } from '../../../src/contract/files/files';
import { APP, MODULE, OBJECT } from '../../../src/contract/permission/objects';
import { splitInvoices, type SplitKey } from '../../../src/domain/invoice/split';
import { deductibleTax, taxIn, typeOf } from '../../../src/domain/invoice/tax';
import type { Answers } from '../../support/components/fake-runtime';

const right = (objectNo: string) => ({
  objectNo,
  objectName: objectNo,
  objectType: 2,
  parentNo: '',
  url: '',
  iconUrl: '',
  keyID: objectNo,
  appNo: APP.portal,
  moduleNo: MODULE.pages,
  childObjectInfoBos: [],
});
export const RIGHTS = [OBJECT.seeInvoices, OBJECT.applyInvoices, OBJECT.setInvoices].map(right);

const SERVICE: InvoiceItem = {
  lineNo: 11,
  kind: 'service',
  taxRate: 6,
  ticketNo: '',
  routeName: '',
  billNo: 'ZD20261017-100001',
  billDate: '2026-10-17',
  amount: 10_600,
  bookedTime: '2026-10-09T02:00:00.000Z',
  orderNo: '26100900000001',
  travellerNO: 'S0001',
  travellerName: '林静',
  deptName: '研发中心',
  costCenterNO: 'C1',
  costCenterName: '研发一部',
  entityNO: 'E1',
  entityName: '星海科技有限公司',
};
export const ITEMS: readonly InvoiceItem[] = [
  SERVICE,
  {
    ...SERVICE,
    lineNo: 12,
    amount: 5300,
    orderNo: '26100900000002',
    costCenterNO: 'C2',
    costCenterName: '研发二部',
  },
  {
    ...SERVICE,
    lineNo: 13,
    kind: 'fare',
    taxRate: 0,
    amount: 120_000,
    ticketNo: '7812345678901',
    routeName: '北京-上海',
  },
];

const TICKET: ReceiptTicket = {
  ticketNo: '7812345678901',
  orderNo: '26100900000001',
  travellerNO: 'S0001',
  travellerName: '林静',
  routeName: '北京-上海',
  flightNo: 'MU5101',
  carrierName: '东航',
  cabinName: '经济舱',
  takeOffTime: '2026-11-03T08:00',
  fare: 112_000,
  fuel: 2000,
  fund: 5000,
  amount: 119_000,
  taxAmount: 9413,
  deductibleAmount: 9413,
  applyBy: '2027-05-02',
  costCenterName: '研发一部',
  entityName: '星海科技有限公司',
};
const {
  amount: _a,
  taxAmount: _t,
  deductibleAmount: _d,
  applyBy: _b,
  costCenterName: _c,
  entityName: _e,
  ...ON_RECEIPT
} = TICKET;
/** A ticket of a member of staff and one of a guest. */
export const TICKETS: readonly ReceiptTicket[] = [
  TICKET,
  {
    ...TICKET,
    ticketNo: '7812345678902',
    travellerNO: '',
    travellerName: '周客',
    deductibleAmount: 0,
  },
];

export const RECEIPT_NO = 'FP261118000000000004';
export const INVOICE_NO = 'FP261120000000000001';
export const FAILED_NO = 'FP261119000000000002';
const WAITING_NO = 'FP261121000000000003';
const PDF: StoredFile = {
  fileNo: `F${'1'.repeat(32)}`,
  fileName: '电子发票_26990000000000000001.pdf',
  fileType: 'application/pdf',
  fileSize: 30_000,
};

export const ISSUED: Invoice = {
  invoiceNo: INVOICE_NO,
  invoiceState: 'issued',
  invoiceType: 'special',
  taxInvoiceNo: '26990000000000000001',
  redInvoiceNo: '',
  titleName: '星海科技有限公司',
  taxNo: '91370102MA00000020',
  amount: 15_900,
  taxRate: 6,
  taxAmount: 900,
  deductibleAmount: 900,
  itemCount: 2,
  staffNO: 'S0001',
  staffName: '林静',
  applyTime: '2026-11-20T02:00:00.000Z',
  issueTime: '2026-11-20T02:00:05.000Z',
  failReason: '',
};
const FAILED: Invoice = {
  ...ISSUED,
  invoiceNo: FAILED_NO,
  invoiceState: 'failed',
  taxInvoiceNo: '',
  issueTime: '',
  failReason: '购买方名称与税号不一致',
};

const RECEIPT: Invoice = {
  ...ISSUED,
  invoiceNo: RECEIPT_NO,
  invoiceType: 'itinerary',
  taxInvoiceNo: '26990000000000000004',
  amount: 119_000,
  taxRate: 9,
  taxAmount: 9413,
  deductibleAmount: 9413,
  itemCount: 1,
};

const TITLE: InvoiceTitle = {
  titleNo: 'TT261001000000000001',
  titleName: '星海科技有限公司',
  taxNo: '91370102MA00000020',
  address: '上海市浦东新区张江路1号',
  phone: '021-12345678',
  bankName: '中国工商银行张江支行',
  bankAccount: '1001234567890',
  isClosed: false,
  revision: 1,
};
const TEMPLATE: InvoiceTemplate = {
  templateNo: 'TM261001000000000001',
  templateName: '按成本中心拆分',
  splitBy: ['costCenter'],
  ceiling: 1_000_000,
  titleNo: TITLE.titleNo,
  invoiceType: 'special',
  mailTo: 'finance@example.com',
  remark: '',
  isClosed: false,
  revision: 1,
};

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

interface Asked {
  lineNoList: number[];
  invoiceType: InvoiceType;
  splitBy: SplitKey[];
  ceiling: number | null;
}

function previewOf({ lineNoList, invoiceType: asked, splitBy, ceiling }: Asked) {
  const items = ITEMS.filter(({ lineNo }) => lineNoList.includes(lineNo)).map((item) => ({
    ...item,
    entityNo: item.entityNO,
    costCenterNo: item.costCenterNO,
    travellerNo: item.travellerNO,
  }));
  const drafts = splitInvoices(items, { splitBy, ceiling });
  return {
    totalAmount: items.reduce((sum, { amount }) => sum + amount, 0),
    invoiceList: drafts.map(({ amount, parts }) => {
      const item = parts[0]?.item;
      const taxRate = item?.taxRate ?? 0;
      const invoiceType = typeOf(asked, taxRate);
      return {
        invoiceType,
        amount,
        taxRate,
        taxAmount: taxIn(amount, taxRate),
        deductibleAmount: deductibleTax({ invoiceType, amount, taxRate }),
        itemCount: parts.length,
        entityName: '',
        costCenterName: splitBy.includes('costCenter') ? (item?.costCenterName ?? '') : '',
        travellerName: '',
      };
    }),
  };
}

/** A gateway with three fees to invoice, an issued invoice, a failed one, a title and a template. */
export function invoiceAnswers(): Answers {
  let invoices: readonly Invoice[] = [ISSUED, FAILED, RECEIPT];
  const set = (invoiceNo: string, change: Partial<Invoice>) => {
    invoices = invoices.map((one) => (one.invoiceNo === invoiceNo ? { ...one, ...change } : one));
    return { invoiceNo };
  };
  return {
    queryPermissionListForBusiness: () => ({ treeResps: RIGHTS }),
    queryInvoiceItems: ({ kindList }: { kindList: string[] }) => {
      const itemList = ITEMS.filter(({ kind }) => kindList.length === 0 || kindList.includes(kind));
      return {
        total: itemList.length,
        totalAmount: itemList.reduce((sum, { amount }) => sum + amount, 0),
        itemList,
      };
    },
    queryInvoiceChoices: ({ of }: { of: string }) => ({
      entityList: [{ no: 'E1', name: '星海科技有限公司' }],
      costCenterList: [
        { no: 'C1', name: '研发一部' },
        { no: 'C2', name: '研发二部' },
        { no: '', name: '' },
      ],
      billNoList: of === 'fees' ? [SERVICE.billNo] : [],
    }),
    queryReceiptTickets: () => ({
      total: TICKETS.length,
      totalAmount: sum(TICKETS.map(({ amount }) => amount)),
      deductibleAmount: sum(TICKETS.map(({ deductibleAmount }) => deductibleAmount)),
      ticketList: TICKETS,
    }),
    applyReceipts: ({ ticketNoList }: { ticketNoList: string[] }) => ({
      invoiceNoList: ticketNoList.map((_, at) => `FP26112200000000000${at}`),
    }),
    previewInvoices: previewOf,
    applyInvoices: () => {
      invoices = [
        { ...ISSUED, invoiceNo: WAITING_NO, invoiceState: 'waiting', taxInvoiceNo: '', issueTime: '' },
        ...invoices,
      ];
      return { invoiceNoList: [WAITING_NO] };
    },
    queryInvoices: ({ stateList }: { stateList: string[] }) => {
      const invoiceList = invoices.filter(
        ({ invoiceState }) => stateList.length === 0 || stateList.includes(invoiceState),
      );
      return {
        total: invoiceList.length,
        totalAmount: invoiceList.reduce((sum, { amount }) => sum + amount, 0),
        deductibleAmount: invoiceList.reduce((sum, { deductibleAmount }) => sum + deductibleAmount, 0),
        invoiceList,
      };
    },
    queryInvoice: ({ invoiceNo }: { invoiceNo: string }) => {
      const invoice = invoices.find((one) => one.invoiceNo === invoiceNo) ?? ISSUED;
      const isFailed = invoice.invoiceState === 'failed';
      return {
        invoice,
        buyer: { address: TITLE.address, phone: TITLE.phone, bankName: '', bankAccount: '' },
        mailTo: '',
        remark: '',
        itinerary: invoice.invoiceType === 'itinerary' ? ON_RECEIPT : null,
        lineList: (invoice.invoiceType === 'itinerary' ? [] : ITEMS.slice(0, 2)).map(
          ({ lineNo, kind, amount, billNo, orderNo, ...names }) => ({
            lineNo,
            kind,
            partNo: 0,
            amount,
            billNo,
            orderNo,
            travellerName: names.travellerName,
            costCenterName: names.costCenterName,
            entityName: names.entityName,
          }),
        ),
        fileList: invoice.taxInvoiceNo === '' ? [] : [PDF],
        eventList: [{ how: 'applied', staffName: '林静', time: invoice.applyTime, reason: '' }],
        canReverse: invoice.invoiceState === 'issued',
        canRetry: isFailed,
        canWithdraw: isFailed,
      };
    },
    retryInvoice: ({ invoiceNo }: { invoiceNo: string }) =>
      set(invoiceNo, { invoiceState: 'issued', taxInvoiceNo: '26990000000000000002', failReason: '' }),
    withdrawInvoice: ({ invoiceNo }: { invoiceNo: string }) =>
      set(invoiceNo, { invoiceState: 'withdrawn', deductibleAmount: 0 }),
    redInvoice: ({ invoiceNo }: { invoiceNo: string }) =>
      set(invoiceNo, {
        invoiceState: 'reversed',
        redInvoiceNo: '26990000000000000009',
        deductibleAmount: 0,
      }),
    queryInvoiceTitles: () => ({ titleList: [TITLE] }),
    saveInvoiceTitle: () => ({ titleNo: TITLE.titleNo, revision: 2 }),
    queryDistributionSetting: () => ({ mailTo: 'finance@demo.example', revision: 1 }),
    saveDistributionSetting: () => ({ revision: 2 }),
    queryInvoiceTemplates: () => ({ templateList: [TEMPLATE] }),
    saveInvoiceTemplate: () => ({ templateNo: TEMPLATE.templateNo, revision: 2 }),
  };
}
