import { portalPage } from '../../src/domain/portal/portal-page';

const LIST = {
  tag: 'order-list',
  attributes: { 'order-no': 'orderNo', paying: 'paying', statuses: 'statuses' },
  detail: { kind: 'order', parameter: 'orderNo', modes: ['paying'] },
};

export const pages = [
  portalPage('/orderManage/airOrderList', '机票订单', ['差旅预订', '我的订单'], {
    ...LIST,
    fixed: { scope: 'own' },
  }),
  portalPage('/orderManage/manageairOrderList', '企业机票订单', ['企业管理', '订单管理'], {
    ...LIST,
    fixed: { scope: 'managed' },
  }),
  portalPage('/orderManage/refundApply', '退票申请', ['差旅预订', '我的订单'], {
    tag: 'order-refund',
    attributes: { 'order-no': 'orderNo' },
    inMenu: false,
  }),
];
