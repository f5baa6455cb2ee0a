import type { OrderFormInfo } from '../../../src/contract/travellers/travellers';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { formatPrice } from '../../../src/domain/money/money';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { maskCardNo, maskPhone } from '../../../src/domain/passenger/mask';
import { useCall } from '../../../src/element/data/use-call';
import { Tag } from '../../../src/ui/feedback/Tag';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { cardTypeName } from '../passengers/card-types';
import type { OrderDraft, TravellerDraft } from '../passengers/draft';
import { TICKET_NAMES } from '../passengers/price';
import { isSaidOnce } from '../passengers/TravelInfo';
import { costText } from './cost-text';

/** Who flies, on which document and ticket, and what each of them takes along with it. Numbers are masked. */
export function ReviewTravellers({ draft }: { draft: OrderDraft }) {
  const { data: info } = useCall(queryOrderFormInfo, {});
  const { travellers, travelType } = draft;
  const hasCosts = travelType === TRAVEL_TYPE.business && !isSaidOnce(draft);
  return (
    <section className="fb-card" aria-labelledby="fb-review-travellers">
      <header>
        <h2 id="fb-review-travellers">乘机人</h2>
        <span className="fb-card-note">{travellers.length} 人，姓名须与证件一致</span>
      </header>
      {travellers.map((traveller) => (
        <ReviewTraveller key={traveller.key} traveller={traveller} info={info} hasCosts={hasCosts} />
      ))}
    </section>
  );
}

interface TravellerProps {
  traveller: TravellerDraft;
  info: OrderFormInfo | undefined;
  hasCosts: boolean;
}

function ReviewTraveller({ traveller, info, hasCosts }: TravellerProps) {
  const { passagerName, deptName, cardType, cardNo, validUntil, phone } = traveller;
  const cost = hasCosts && info ? costText(info, traveller.cost ?? info.defaultCost) : '';
  return (
    <div className="fb-traveller" role="group" aria-label={`乘机人 ${passagerName}`}>
      <header>
        <h3 title={passagerName}>{passagerName}</h3>
        {deptName && <span className="fb-card-note">{deptName}</span>}
        <Tag>{TICKET_NAMES[traveller.passengerTypeID]}票</Tag>
        {traveller.staffNO === '' && <Tag>外部人员</Tag>}
      </header>
      <Facts>
        <Fact name={cardTypeName(cardType)}>
          {maskCardNo(cardNo)}
          {validUntil !== '' && `，有效期至 ${validUntil}`}
        </Fact>
        <Fact name="手机号码">{maskPhone(phone)}</Fact>
        <Fact name="保险">{insuranceText(traveller, info)}</Fact>
        {cost !== '' && <Fact name="费用归属">{cost}</Fact>}
      </Facts>
    </div>
  );
}

function insuranceText({ insurances }: TravellerDraft, info: OrderFormInfo | undefined): string {
  if (insurances.length === 0) return '未选择';
  const nameOf = (wanted: string) =>
    info?.insuranceList.find(({ productNo }) => productNo === wanted)?.productName ?? '保险';
  return insurances.map(({ productNo, price }) => `${nameOf(productNo)} ¥${formatPrice(price)}`).join('、');
}
