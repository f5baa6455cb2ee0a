import type { WebhookDelivery } from '../../../src/contract/agency/connections/webhooks/deliveries';
import type {
  WebhookEndpoint,
  WebhookSecret,
} from '../../../src/contract/agency/connections/webhooks/endpoints';
import type { DeliveryState, EndpointState } from '../../../src/contract/agency/connections/webhooks/values';
import { instantText } from '../../../src/domain/shanghai-time';
import { Button } from '../../../src/ui/button/Button';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import { OneLine } from '../../../src/ui/layout/disclosure/OneLine';
import type { Column } from '../../../src/ui/table/DataTable';
import type { WebhookTexts } from './texts';

const TONES: Readonly<Record<EndpointState, Tone>> = {
  on: 'within',
  off: 'neutral',
  gone: 'blocked',
  failing: 'blocked',
  appStopped: 'neutral',
};
const DELIVERY_TONES: Readonly<Record<DeliveryState, Tone>> = {
  waiting: 'accent',
  sent: 'within',
  failed: 'blocked',
  dropped: 'over',
};

export const stateTag = (state: EndpointState, t: WebhookTexts) => (
  <Tag tone={TONES[state]}>{t.stateName(state)}</Tag>
);
export const deliveryTag = (state: DeliveryState, t: WebhookTexts) => (
  <Tag tone={DELIVERY_TONES[state]}>{t.deliveryStateName(state)}</Tag>
);
export const timeOr = (time: string, none: string): string => instantText(time) || none;

/** Outcome of the last attempt in words. */
export const outcomeText = ({ problem, status }: WebhookDelivery, t: WebhookTexts): string =>
  [t.statusText(status), t.problemName(problem)].filter((text) => text !== '').join(' ') || t.never;

export const endpointColumns = (
  t: WebhookTexts,
  open: (endpointNo: string) => void,
): Column<WebhookEndpoint>[] => [
  { id: 'appName', header: t.app, oneLine: true, cell: ({ appName }) => appName },
  {
    id: 'url',
    header: t.url,
    cell: ({ url, endpointNo }) => (
      <Button variant="text" onClick={() => open(endpointNo)}>
        <OneLine>{url}</OneLine>
      </Button>
    ),
  },
  { id: 'state', header: t.state, cell: ({ endpointState }) => stateTag(endpointState, t) },
  { id: 'unsent', header: t.unsent, numeric: true, cell: ({ unsentCount }) => unsentCount },
  {
    id: 'eventTypes',
    header: t.eventTypes,
    oneLine: true,
    givesWay: 2,
    cell: ({ eventTypes }) => t.typeNames(eventTypes),
  },
  {
    id: 'description',
    header: t.description,
    oneLine: true,
    givesWay: 1,
    cell: ({ description }) => description || t.never,
  },
  { id: 'endpointNo', header: t.endpointNo, givesWay: 3, cell: ({ endpointNo }) => endpointNo },
];

export const secretColumns = (t: WebhookTexts): Column<WebhookSecret>[] => [
  { id: 'secretNo', header: t.secretNo, cell: ({ secretNo }) => t.secretName(secretNo) },
  { id: 'fingerprint', header: t.fingerprint, cell: ({ fingerprint }) => fingerprint },
  {
    id: 'state',
    header: t.state,
    cell: ({ isLive }) => <Tag tone={isLive ? 'within' : 'neutral'}>{isLive ? t.live : t.over}</Tag>,
  },
  { id: 'endTime', header: t.endTime, cell: ({ endTime }) => t.until(instantText(endTime)) },
  { id: 'makeTime', header: t.makeTime, givesWay: 1, cell: ({ makeTime }) => timeOr(makeTime, t.never) },
  { id: 'maker', header: t.maker, oneLine: true, givesWay: 2, cell: ({ makerName }) => makerName || t.never },
];

export const deliveryColumns = (t: WebhookTexts): Column<WebhookDelivery>[] => [
  { id: 'eventTime', header: t.eventTime, cell: ({ eventTime }) => instantText(eventTime) },
  { id: 'eventType', header: t.eventType, cell: ({ eventType }) => t.typeName(eventType) },
  { id: 'state', header: t.deliveryState, cell: ({ deliveryState }) => deliveryTag(deliveryState, t) },
  { id: 'attempts', header: t.attempts, numeric: true, cell: ({ attempts }) => attempts },
  { id: 'outcome', header: t.answerStatus, oneLine: true, cell: (row) => outcomeText(row, t) },
  {
    id: 'attemptTime',
    header: t.attemptTime,
    givesWay: 2,
    cell: ({ attemptTime }) => timeOr(attemptTime, t.never),
  },
  { id: 'nextTime', header: t.nextTime, givesWay: 1, cell: ({ nextTime }) => timeOr(nextTime, t.never) },
];
