import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, it } from 'vitest';
import { RETRY_PAUSES_MS } from '../../../../demo/gateway/agency/webhooks/delivery/schedule';
import { WebhookPayload } from '../../../../src/contract/agency/connections/webhooks/payloads';
import { LOGGED_TYPES } from '../../../../src/contract/agency/connections/webhooks/values';

describe('the guide to webhooks', () => {
  const guide = readFileSync('docs/webhooks.md', 'utf8');
  const examples = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, json = '']) => JSON.parse(json) as object,
  );

  it('has an example of each type that keeps the schema, without a field beyond it', () => {
    assert.deepEqual(
      examples.map((example) => v.parse(WebhookPayload, example)),
      examples,
    );
    assert.deepEqual(
      examples.map((example) => v.parse(WebhookPayload, example).type),
      [...LOGGED_TYPES],
    );
  });

  it('names each type and field in its table', () => {
    for (const { data, ...head } of examples.map((example) => v.parse(WebhookPayload, example))) {
      const row = guide.split('\n').find((line) => line.startsWith(`| \`${head.type}\``)) ?? '';
      for (const field of Object.keys(data))
        assert.ok(field === 'enterpriseNum' || row.includes(`\`${field}\``), `${head.type} ${field}`);
    }
  });

  it('has the pauses of the schedule', () => {
    const row = guide.split('\n').find((line) => line.startsWith('| Pause')) ?? '';
    const units: Record<string, number> = { s: 1000, min: 60_000, h: 3_600_000 };
    const pauses = [...row.matchAll(/(\d+) (s|min|h)\b/g)].map(
      ([, n, unit = '']) => Number(n) * (units[unit] ?? 0),
    );
    assert.deepEqual(pauses, RETRY_PAUSES_MS);
  });
});
