import {
  queryWebhookDeliveries,
  queryWebhookDelivery,
  resendWebhookDeliveries,
  resendWebhookDelivery,
  testWebhookEndpoint,
} from '../../../../src/contract/agency/connections/webhooks/deliveries';
import {
  addWebhookEndpoint,
  alterWebhookEndpoint,
  queryWebhookEndpoint,
  queryWebhookEndpoints,
  removeWebhookEndpoint,
  rotateWebhookSecret,
  switchWebhookEndpoint,
} from '../../../../src/contract/agency/connections/webhooks/endpoints';
import type { Area } from '../../server/area';
import { implementOperator } from '../../server/http/operator';
import { findDeliveries, findDelivery } from './deliveries';
import { sendWebhook } from './delivery/job';
import { FACT_HANDLERS } from './facts';
import { add, alter, remove, switchEndpoint } from './manage';
import { purgeWebhooks } from './purge';
import { findEndpoints } from './queries';
import { rotate } from './rotate';
import { resendOne, resendSince, test } from './send-again';
import { findEndpoint } from './show';

export const area: Area = {
  name: 'agency/webhooks',
  implementations: ({ config }) => [
    implementOperator(queryWebhookEndpoints, findEndpoints),
    implementOperator(queryWebhookEndpoint, findEndpoint),
    implementOperator(addWebhookEndpoint, (context, values) => add(context, config, values)),
    implementOperator(alterWebhookEndpoint, (context, values) => alter(context, config, values)),
    implementOperator(switchWebhookEndpoint, switchEndpoint),
    implementOperator(rotateWebhookSecret, (context, asked) => rotate(context, config, asked)),
    implementOperator(removeWebhookEndpoint, remove),
    implementOperator(queryWebhookDeliveries, findDeliveries),
    implementOperator(queryWebhookDelivery, findDelivery),
    implementOperator(testWebhookEndpoint, test),
    implementOperator(resendWebhookDelivery, resendOne),
    implementOperator(resendWebhookDeliveries, resendSince),
  ],
  afterEvent: {
    ...FACT_HANDLERS,
    'webhooks.noted': async ({ deps }) => deps.jobs.wake(sendWebhook),
  },
  jobs: [sendWebhook],
  dueTasks: { 'purge webhooks': ({ db, now }) => purgeWebhooks(db, now) },
};
