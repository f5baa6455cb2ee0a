import { queryWebhookDelivery } from '../../../src/contract/agency/connections/webhooks/deliveries';
import type { ResultOf } from '../../../src/contract/call';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { deliveryTag, outcomeText, timeOr } from './columns';
import { webhookTexts } from './texts';

const POLL_MS = 1000;

interface Props {
  deliveryNo: number;
  onClose(): void;
}

/** One delivery with its last answer. It is read again while its first attempt is under way. */
export function DeliveryDialog({ deliveryNo, onClose }: Props) {
  const t = useTexts(webhookTexts);
  const { data } = useCall(
    queryWebhookDelivery,
    { deliveryNo },
    {
      staleTime: 0,
      refetchInterval: (answer) =>
        answer === undefined || (answer.deliveryState === 'waiting' && answer.attempts === 0)
          ? POLL_MS
          : false,
    },
  );
  return (
    <Dialog title={t.delivery} onClose={onClose} footer={<Button onClick={onClose}>{t.close}</Button>}>
      <div className="ag-shown">
        <div role="status">{data === undefined ? t.sending : <Outcome delivery={data} />}</div>
        {data && (
          <>
            <Field label={t.payload}>
              <TextArea value={data.payload} rows={4} readOnly onChange={() => undefined} />
            </Field>
            <Field label={t.answer}>
              <TextArea
                value={data.answer}
                rows={3}
                readOnly
                placeholder={t.noAnswer}
                onChange={() => undefined}
              />
            </Field>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Outcome({ delivery }: { delivery: ResultOf<typeof queryWebhookDelivery> }) {
  const t = useTexts(webhookTexts);
  return (
    <Facts>
      <Fact name={t.deliveryState}>{deliveryTag(delivery.deliveryState, t)}</Fact>
      <Fact name={t.answerStatus} wraps>
        {outcomeText(delivery, t)}
      </Fact>
      <Fact name={t.eventType}>{t.typeName(delivery.eventType)}</Fact>
      <Fact name={t.eventTime}>{instantText(delivery.eventTime)}</Fact>
      <Fact name={t.attempts}>{delivery.attempts}</Fact>
      <Fact name={t.attemptTime}>{timeOr(delivery.attemptTime, t.never)}</Fact>
      <Fact name={t.nextTime}>{timeOr(delivery.nextTime, t.never)}</Fact>
      <Fact name={t.enterpriseNum}>{delivery.enterpriseNum || t.never}</Fact>
      <Fact name={t.webhookId} wraps>
        {delivery.webhookId}
      </Fact>
    </Facts>
  );
}
