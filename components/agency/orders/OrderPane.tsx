import { queryAgencyOrder } from '../../../src/contract/agency/orders/orders';
import { ORDER_STATUS } from '../../../src/contract/order/list';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { Tag } from '../../../src/ui/feedback/Tag';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { IssueActions } from './IssueActions';
import type { OrderData } from './order-data';
import { RefundSection } from './RefundSection';
import { FirstFacts } from './SecondOperator';
import { ordersTexts } from './texts';

interface Props {
  orderNo: string;
  mayMend: boolean;
  onBack(): void;
}

/** One order with all that belongs to it, read only but for the actions that mend it. */
export function OrderPane({ orderNo, mayMend, onBack }: Props) {
  const t = useTexts(ordersTexts);
  const found = useCall(queryAgencyOrder, { orderNo });
  const data = found.data;
  return (
    <DetailPane
      noun={t.order}
      title={orderNo}
      row={orderNo}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={onBack}
      head={
        data && (
          <>
            <Tag>{data.orderStatus}</Tag>
            {data.needsMending && <Tag tone="over">{t.mendingNeeded}</Tag>}
            {data.isConfirmedOnce && <Tag tone="over">{t.confirmedOnce}</Tag>}
            {mayMend && data.orderStatus === ORDER_STATUS.issuing && <IssueActions order={data} />}
          </>
        )
      }
    >
      {data && (
        <>
          <OrderFacts order={data} />
          <Tickets order={data} />
          <Payments order={data} />
          <RefundSection orderNo={orderNo} refunds={data.refundList} mayMend={mayMend} />
          <Approvals order={data} />
          <Section title={t.log}>
            <Facts>
              {data.logList.map(({ logNo, logTime, operatorName, content }) => (
                <Fact key={logNo} name={`${instantText(logTime)} ${operatorName}`} wraps>
                  {content}
                </Fact>
              ))}
            </Facts>
          </Section>
        </>
      )}
    </DetailPane>
  );
}

function OrderFacts({ order }: { order: OrderData }) {
  const t = useTexts(ordersTexts);
  const time = (moment: string) => (moment === '' ? t.never : instantText(moment));
  return (
    <Section title={t.facts}>
      <Facts>
        <Fact name={t.enterprise}>{order.entName}</Fact>
        <Fact name={t.booker}>{`${order.bookerName} ${order.deptName}`}</Fact>
        <Fact name={t.contact}>{`${order.contactName} ${order.contactPhone}`}</Fact>
        <Fact name={t.pnr}>{order.pnr || t.never}</Fact>
        <Fact name={t.amount}>{t.price(order.totalAmount)}</Fact>
        <Fact name={t.createTime}>{instantText(order.createTime)}</Fact>
        <Fact name={t.payTime}>{time(order.payTime)}</Fact>
        <Fact name={t.issueTime}>{time(order.issueTime)}</Fact>
        {order.changeOf !== '' && <Fact name={t.changeOf}>{order.changeOf}</Fact>}
        {order.orderStatus === ORDER_STATUS.issuing && (
          <>
            <Fact name={t.issueAttempts}>{String(order.issueAttempts)}</Fact>
            <Fact name={t.nextIssue}>{time(order.nextIssueTime)}</Fact>
          </>
        )}
      </Facts>
      <FirstFacts first={(order.orderStatus === ORDER_STATUS.issuing && order.first) || undefined} />
    </Section>
  );
}

function Tickets({ order: { ticketList } }: { order: OrderData }) {
  const t = useTexts(ordersTexts);
  return (
    <Section title={t.tickets}>
      {ticketList.map((ticket) => (
        <Facts key={`${ticket.segmentNo} ${ticket.passengerNo}`}>
          <Fact name={t.passengers}>{ticket.passengerName}</Fact>
          <Fact name={t.trip} wraps>
            {`${ticket.flightNo} ${ticket.depCityName}-${ticket.arrCityName} ${ticket.takeOffTime.replace('T', ' ')}`}
          </Fact>
          <Fact name={t.ticketNo}>{ticket.ticketNo || t.never}</Fact>
          <Fact name={t.ticketState}>{ticket.ticketStatus || t.notIssued}</Fact>
          <Fact name={t.amount}>{t.price(ticket.amount)}</Fact>
        </Facts>
      ))}
    </Section>
  );
}

function Payments({ order: { paymentList } }: { order: OrderData }) {
  const t = useTexts(ordersTexts);
  return (
    <Section title={t.payments}>
      {paymentList.length === 0 && <p>{t.noPayments}</p>}
      {paymentList.map((payment) => (
        <Facts key={payment.paymentNo}>
          <Fact name={payment.payName}>{t.price(payment.amount)}</Fact>
          <Fact name={t.state}>{t.payState(payment.payState)}</Fact>
          <Fact name={t.tradeNo}>{payment.tradeNo || t.never}</Fact>
          <Fact name={t.payTime}>
            {payment.settleTime === '' ? t.never : instantText(payment.settleTime)}
          </Fact>
        </Facts>
      ))}
    </Section>
  );
}

function Approvals({ order: { approvalList } }: { order: OrderData }) {
  const t = useTexts(ordersTexts);
  return (
    <Section title={t.approvals}>
      {approvalList.length === 0 && <p>{t.noApprovals}</p>}
      {approvalList.map((approval) => (
        <Facts key={approval.applyId}>
          <Fact name={approval.applyId}>{approval.applyState}</Fact>
          <Fact name={t.applicant}>{approval.applicantName}</Fact>
          <Fact name={t.approver}>{approval.approverName}</Fact>
        </Facts>
      ))}
    </Section>
  );
}
