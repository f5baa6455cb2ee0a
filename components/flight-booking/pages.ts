import { portalPage } from '../../src/domain/portal/portal-page';

export const pages = [
  portalPage('/flightBooking/index', '机票预订', ['差旅预订', '机票'], {
    number: '010101',
    tag: 'flight-booking',
    attributes: {
      'dep-code': 'depCode',
      'arr-code': 'arrCode',
      'dep-date': 'depDate',
      'ret-date': 'retDate',
      'travel-type': 'travelType',
      'auto-search': 'autoSearch',
      step: 'step',
      'order-no': 'orderNo',
      view: 'view',
      'over-standard-apply-id': 'overApplyId',
    },
    acrossEnterprises: ['depCode', 'arrCode', 'depDate', 'retDate', 'travelType', 'autoSearch'],
  }),
];
