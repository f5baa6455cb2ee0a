import { LIST_PARAMETERS, portalPage } from '../../src/domain/portal/portal-page';

const LIST = {
  tag: 'order-list',
  attributes: { 'order-no': 'orderNo', paying: 'paying', statuses: 'statuses', ...LIST_PARAMETERS },
  detail: { kind: 'order', parameter: 'orderNo', modes: ['paying'] },
  acrossEnterprises: ['statuses', 'sort'],
};

const CHANGE_PATH = '/orderManage/changeApply';
const REFUND_PATH = '/orderManage/refundApply';
const APPLIED_PATH = '/orderManage/applySuccess';
const REFUND = {
  tag: 'order-refund',
  attributes: { 'order-no': 'orderNo', 'refund-no': 'refundNo', 'apply-id': 'applyId' },
  inMenu: false,
};

export const pages = [
  portalPage('/orderManage/airOrderList', '机票订单', ['差旅预订', '我的订单'], {
    number: '010201',
    ...LIST,
    fixed: { scope: 'own' },
  }),
  portalPage('/orderManage/tempIndex', '订单处理', ['差旅预订', '我的订单'], {
    number: '010202',
    tag: 'order-unfinished',
  }),
  portalPage('/orderManage/manageairOrderList', '企业机票订单', ['企业管理', '订单管理'], {
    number: '050101',
    ...LIST,
    fixed: { scope: 'managed' },
  }),
  portalPage(CHANGE_PATH, '改签申请', ['差旅预订', '我的订单'], {
    number: '010203',
    tag: 'order-change',
    attributes: { 'order-no': 'orderNo', 'apply-id': 'applyId' },
    inMenu: false,
  }),
  portalPage(REFUND_PATH, '退票申请', ['差旅预订', '我的订单'], {
    number: '010204',
    ...REFUND,
    // the progress of a submitted refund has a page of its own
    detail: { kind: 'refund', parameter: 'refundNo', list: APPLIED_PATH },
  }),
  portalPage(APPLIED_PATH, '申请成功', ['差旅预订', '我的订单'], {
    number: '010205',
    ...REFUND,
    detail: { kind: 'refund', parameter: 'refundNo' },
  }),
];
