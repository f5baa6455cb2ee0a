import { portalPage } from '../../src/domain/portal/portal-page';

export const pages = [
  portalPage('/settlePayment', '结算管理', ['结算中心'], {
    number: '0301',
    tag: 'settlement',
    attributes: {
      tab: 'tab',
      'bill-no': 'billNo',
      'bill-state': 'billState',
      'account-no': 'accountNo',
      'dispute-no': 'disputeNo',
      'dispute-state': 'disputeState',
      'group-by': 'groupBy',
      'lines-of': 'linesOf',
      'line-kind': 'lineKind',
      'line-dispute': 'lineDispute',
      keyword: 'keyword',
      'bill-part': 'billPart',
      'comparison-no': 'comparisonNo',
      'compare-result': 'compareResult',
      'compare-field': 'compareField',
      'compare-keyword': 'compareKeyword',
    },
    detail: { kind: 'bill', parameter: 'billNo' },
    acrossEnterprises: ['tab'],
  }),
  portalPage('/reconciliation', '对账', ['结算中心'], {
    number: '0306',
    tag: 'reconciliation',
    attributes: { 'begin-date': 'beginDate', 'end-date': 'endDate' },
  }),
];
