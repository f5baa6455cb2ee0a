import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { useCall } from '../../../src/element/data/use-call';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import type { Booking } from '../model/booking';
import type { OrderDraft } from '../passengers/draft';
import { isSaidOnce } from '../passengers/TravelInfo';
import { budgetText, requestKind, requestScope } from '../requests/request';
import { useRequest } from '../requests/use-budget';
import { costText } from './cost-text';

/** What the journey is for, who bears its costs, how it is paid, and who is told of it. */
export function ReviewTrip({ booking, draft }: { booking: Booking; draft: OrderDraft }) {
  const request = useRequest(booking);
  const { data: info } = useCall(queryOrderFormInfo, {});
  const { travelPurpose, contactName, contactPhone, remark } = draft;
  const isBusiness = draft.travelType === TRAVEL_TYPE.business;
  const cost = info && isSaidOnce(draft) ? costText(info, draft.cost ?? info.defaultCost) : '';
  return (
    <section className="fb-card" aria-labelledby="fb-review-trip">
      <header>
        <h2 id="fb-review-trip">出行信息</h2>
      </header>
      <Facts>
        <Fact name="出行类型">{isBusiness ? '因公' : '因私'}</Fact>
        {isBusiness && <Fact name="出行事由">{travelPurpose || '未填写'}</Fact>}
        {isBusiness && request && (
          <Fact name="申请单">
            {requestKind(request)} {request.applyId} {request.reason}，{requestScope(request)}，
            {budgetText(request)}
          </Fact>
        )}
        {isBusiness && cost !== '' && (
          <Fact name="费用归属" wraps>
            {cost}
          </Fact>
        )}
        <Fact name="支付方式">{isBusiness ? '提交订单后选择' : '个人支付，提交订单后选择'}</Fact>
        <Fact name="联系人">
          {contactName} {contactPhone}
        </Fact>
        {remark !== '' && <Fact name="备注">{remark}</Fact>}
      </Facts>
    </section>
  );
}
