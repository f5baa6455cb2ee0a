import { Webhook } from 'standardwebhooks';

interface Signed {
  webhookId: string;
  at: Date;
  body: string;
}

/** Headers of an attempt by Standard Webhooks, with one signature for each secret. */
export const signedHeaders = (
  secrets: readonly string[],
  { webhookId, at, body }: Signed,
): Record<string, string> => ({
  'webhook-id': webhookId,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(webhookId, at, body)).join(' '),
});
