import { addDays, daysBetween } from '../../../src/domain/shanghai-time';
import { costChoiceAnswers } from '../../support/components/cost-choices';
import type { AreaAnswers } from '../../support/components/samples';
import { RULE } from '../../support/flight-samples';
import { LATER, ORDER_NO } from '../order/support/order-samples';
import { ITINERARIES } from './support/itinerary-samples';
import { entSettings } from './support/setting-samples';
import { standardAnswers } from './support/standard-samples';
import { frequentTraveller, orderFormInfo, staff } from './support/traveller-samples';

export const answers: AreaAnswers = () => ({
  ...entSettings(),
  getSysParam: ({ param }: { param: string }) => ({ param, value: null }),
  queryFlightList: () => ({ itineraryList: ITINERARIES }),
  queryLowestPriceCalendar: ({ beginDate, endDate }: { beginDate: string; endDate: string }) =>
    Array.from({ length: daysBetween(beginDate, endDate) + 1 }, (_, i) => ({
      date: addDays(beginDate, i),
      minPrice: i % 5 === 4 ? null : 50_000 + (i % 3) * 4000,
    })),
  queryProductTagInfo: ({ productTags }: { productTags: string[] }) =>
    productTags.map((productTag) => ({ productTag, title: productTag, content: `${productTag}的说明` })),
  queryTicketRuleSec: () => [RULE],
  queryStaffInfoVagueForCloud: ({ self }: { self?: boolean }) => {
    const list = [
      staff(),
      staff({
        staffNO: 'S0002',
        staffName: '王建华',
        sexTem: 0,
        identityCardNO: '110*************31',
        phone: '138****0002',
        birthDay: '1980-03-07',
        documents: [
          { cardType: 0, cardNo: '110*************31', holderName: '', validUntil: '' },
          { cardType: 1, cardNo: 'E70****42', holderName: 'WANG/JIANHUA', validUntil: '2026-03-31' },
        ],
        canReveal: true,
      }),
    ];
    const staffList = self ? list.slice(0, 1) : list;
    return { total: staffList.length, staffList };
  },
  queryOrderFormInfo: () => orderFormInfo(),
  ...costChoiceAnswers(orderFormInfo()),
  queryFrequentTravellers: () => [frequentTraveller()],
  saveFrequentTraveller: () => frequentTraveller(),
  deleteFrequentTraveller: () => ({}),
  revealTravellerNumbers: () => ({ cardNo: '110105198003072931', phone: '13800000002' }),
  queryProductBookingLimits: () => ({ canBooking: true, title: '', content: '' }),
  queryOverlappingJourneys: () => [],
  createOrder: () => ({
    orderNo: ORDER_NO,
    totalAmount: 115_000,
    orderStatus: '待支付',
    waitsForApplyId: '',
    payDeadline: LATER,
    priceGuaranteedUntil: LATER,
    canPay: true,
  }),
  queryBookingPnrResult: () => ({ orderNo: ORDER_NO, bookingState: 1, pnr: 'ABC123' }),
  ...standardAnswers(),
});
