import { LIST_PARAMETERS, portalPage } from '../../src/domain/portal/portal-page';

const TRAIL = ['审批中心'];
const LIST_PATH = '/approval/index';
const LIST = {
  tag: 'approval-list',
  attributes: { 'apply-id': 'applyId', tab: 'tab', ...LIST_PARAMETERS },
  detail: { kind: 'approval', parameter: 'applyId' },
  acrossEnterprises: ['tab', 'sort'],
};
const ONE = {
  tag: 'approval-list',
  attributes: { 'apply-id': 'applyId' },
  detail: { kind: 'approval', parameter: 'applyId', list: LIST_PATH },
  document: 'approve.html',
};
const REQUEST = {
  tag: 'travel-request',
  attributes: {
    'dep-city': 'depCity',
    'arr-city': 'arrCity',
    'begin-date': 'beginDate',
    'end-date': 'endDate',
    'copy-of': 'copyOf',
    'change-of': 'changeOf',
  },
  acrossEnterprises: ['depCity', 'arrCity', 'beginDate', 'endDate'],
};

export const pages = [
  portalPage(LIST_PATH, '我的审批', TRAIL, { ...LIST, number: '0201' }),
  // page of the approve URL (specification 6)
  portalPage('/', '申请审批', TRAIL, {
    ...LIST,
    // number given by specification 6
    number: '02010',
    name: 'approve',
    inMenu: false,
    document: 'approve.html',
  }),
  portalPage('/busTripApproveDetail/{applyId}', '出差申请审批', TRAIL, ONE),
  portalPage('/overStandApproveDetail/{applyId}', '超标申请审批', TRAIL, ONE),
  portalPage('/preTripApproveDetail/{applyId}', '行前申请审批', TRAIL, ONE),
  portalPage('/approvalFlow/settings', '审批流程设置', ['企业管理', '审批管理'], {
    number: '051001',
    tag: 'approval-flow',
    attributes: { 'apply-type': 'applyType' },
    acrossEnterprises: ['applyType'],
  }),
  portalPage('/', '出差申请', TRAIL, {
    ...REQUEST,
    number: '0203',
    name: 'apply',
    document: 'dist/html/apply.html',
  }),
  portalPage('/', '行前申请', TRAIL, {
    ...REQUEST,
    number: '0204',
    name: 'submitPreTripApply',
    fixed: { kind: 'pre-trip' },
    document: 'dist/html/submitPreTripApply.html',
  }),
];
