import { portalPage } from '../../src/domain/portal/portal-page';

const TRAIL = ['结算中心', '发票管理'];

export const pages = [
  portalPage('/invoice/invoiceApply', '开票申请', TRAIL, {
    number: '030201',
    tag: 'invoice',
    fixed: { view: 'apply' },
    attributes: {
      'applied-for': 'appliedFor',
      keyword: 'keyword',
      'item-kind': 'itemKind',
      'bill-no': 'billNo',
      'entity-no': 'entityNo',
      'cost-center-no': 'costCenterNo',
      traveller: 'traveller',
      'begin-date': 'beginDate',
      'end-date': 'endDate',
      page: 'page',
    },
  }),
  portalPage('/invoice/invoiceList', '发票列表', TRAIL, {
    number: '030202',
    tag: 'invoice',
    fixed: { view: 'list' },
    attributes: {
      'invoice-no': 'invoiceNo',
      keyword: 'keyword',
      'invoice-state': 'invoiceState',
      'invoice-type': 'invoiceType',
      'begin-date': 'beginDate',
      'end-date': 'endDate',
      page: 'page',
    },
    detail: { kind: 'invoice', parameter: 'invoiceNo' },
  }),
  portalPage('/invoice/invoiceTemplateConfig', '发票模板', TRAIL, {
    number: '030203',
    tag: 'invoice',
    fixed: { view: 'settings' },
  }),
];
