import { ITEM_KINDS, queryInvoiceItems } from '../../../src/contract/invoice/apply';
import { formatPrice } from '../../../src/domain/money/money';
import { choiceFilter, dayFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import { bearerQuery } from '../filters';
import type { InvoiceStore } from '../invoice-store';
import { invoiceTexts } from '../texts';
import { ApplySelection } from './ApplySelection';
import { bearerFilters, choicesFilter } from './choices-filter';
import { itemColumns } from './item-columns';
import { applyTexts } from './texts';

/** Fees that can be invoiced. The choice spans pages. */
export const FeeList = listPage(
  queryInvoiceItems,
  { s: invoiceTexts, t: applyTexts },
  {
    path: '/invoice/invoiceApply',
    words: ({ t }) => ({ noun: t.noun, nothing: t.nothing, search: t.query, hint: t.keywordHint }),
    filters: {
      kind: choiceFilter(ITEM_KINDS, {
        label: ({ s }) => s.kind,
        name: ({ s }) => s.kindName,
        all: ({ s }) => s.all,
      }),
      billNo: choicesFilter({
        of: 'fees',
        label: (s) => s.bill,
        list: ({ billNoList }) => billNoList.map((no) => ({ no, name: no })),
      }),
      ...bearerFilters('fees'),
      beginDate: dayFilter(({ t }) => t.beginDate),
      endDate: dayFilter(({ t }) => t.endDate),
    },
    ask: ({ kind, billNo = '', ...borne }) => ({
      ...bearerQuery(borne),
      billNo,
      kindList: kind === undefined ? [] : [kind],
    }),
    rows: ({ itemList }) => itemList,
    rowKey: ({ lineNo }) => String(lineNo),
    columns: (texts, invoicing: InvoiceStore) => itemColumns(texts, invoicing.openOrder),
    sums: ({ totalAmount }, { t }) => t.sums(formatPrice(totalAmount)),
    Bar: ApplySelection,
  },
);
