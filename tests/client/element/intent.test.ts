import assert from 'node:assert/strict';
import * as v from 'valibot';
import { describe, it } from 'vitest';
import { call } from '../../../src/contract/call';
import { createIntent, type Sent } from '../../../src/element/data/intent';
import { AnotherUserError } from '../../../src/element/host/another-user';
import type { Host } from '../../../src/element/host/host';
import { GatewayError, type GatewayErrorKind } from '../../../src/gateway/gateway-error';

const orderMeal = call({
  gateway: 'service',
  path: '/api/orderMeal',
  body: v.object({ meal: v.string() }),
  result: v.string(),
  needs: 'token',
  mutates: true,
  changes: ['meal'],
});

const failure = (kind: GatewayErrorKind) =>
  new GatewayError({ kind, code: kind, message: `失败：${kind}`, retryable: false });

/** A host whose gateway succeeds or fails in this order. `next` is the user who signs in when asked to. */
function hosted(answers: readonly (GatewayErrorKind | '完成')[], { signsIn = true, next = 'S0001' } = {}) {
  const ids: (string | undefined)[] = [];
  let staffNO = 'S0001';
  const store = {
    getState: () =>
      staffNO === '' ? { status: 'signedOut' } : { status: 'signedIn', enterprise: { staffNO } },
  };
  const signInAs = (who: string) => void (staffNO = who);
  const host = {
    runtime: {
      session: { store },
      send: (_call: unknown, _body: unknown, { requestId }: { requestId?: string }) => {
        const answer = answers[ids.push(requestId) - 1] ?? '完成';
        if (answer === '完成') return Promise.resolve(answer);
        return Promise.reject(failure(answer));
      },
    },
    signIn() {
      signInAs(next);
      return Promise.resolve(signsIn);
    },
  } as unknown as Host;
  return { host, ids, signInAs };
}

const soup = { meal: 'soup' };

describe('an intent to change data', () => {
  it('is done once the gateway says so', async () => {
    const { host } = hosted([]);
    assert.deepEqual(await createIntent(host, orderMeal).send(soup), { kind: 'done', result: '完成' });
  });

  it('has failed where the gateway refuses: the next one is another', async () => {
    const { host, ids } = hosted(['refused']);
    const intent = createIntent(host, orderMeal);
    assert.equal((await intent.send(soup)).kind, 'failed');
    assert.equal((await intent.send(soup)).kind, 'done');
    assert.notEqual(ids[0], ids[1]);
  });

  for (const kind of ['network', 'timeout', 'malformed', 'http'] as const) {
    it(`is uncertain after ${kind}: retried, it goes under the same request id`, async () => {
      const { host, ids } = hosted([kind]);
      const intent = createIntent(host, orderMeal);
      const sent = await intent.send(soup);
      assert.equal(sent.kind, 'uncertain');
      assert.deepEqual(intent.store.getState().open, { body: soup, requestId: ids[0] });
      assert.equal((await intent.retry()).kind, 'done');
      assert.equal(ids[0], ids[1]);
      assert.equal(intent.store.getState().open, undefined);
    });
  }

  it('stays the same when the same is sent again, and is another with another body', async () => {
    const { host, ids } = hosted(['network', 'network']);
    const intent = createIntent(host, orderMeal);
    await intent.send(soup);
    await intent.send({ meal: 'soup' });
    await intent.send({ meal: 'rice' });
    assert.equal(ids[0], ids[1]);
    assert.notEqual(ids[1], ids[2]);
  });

  it('stays uncertain until the gateway has answered, even if other errors keep it from being sent', async () => {
    const { host, ids } = hosted(['timeout', 'expired'], { signsIn: false });
    const intent = createIntent(host, orderMeal);
    await intent.send(soup);
    assert.equal((await intent.retry()).kind, 'uncertain');
    const refuse = () => {
      throw new Error('somebody else');
    };
    assert.equal((await intent.retry({ check: refuse })).kind, 'uncertain');
    assert.equal((await intent.retry()).kind, 'done');
    assert.equal(new Set(ids).size, 1);
  });

  it('goes on under the same request id after a sign-in', async () => {
    const { host, ids } = hosted(['expired']);
    assert.equal((await createIntent(host, orderMeal).send(soup)).kind, 'done');
    assert.deepEqual([ids.length, new Set(ids).size], [2, 1]);
  });

  it('is not sent for another who has signed in meanwhile', async () => {
    const { host, ids } = hosted(['expired'], { next: 'S0002' });
    const intent = createIntent(host, orderMeal);
    const sent = await intent.send(soup);
    assert.ok(sent.kind === 'failed' && sent.error instanceof AnotherUserError);
    assert.equal(ids.length, 1);
    assert.equal((await intent.send(soup)).kind, 'done', 'theirs is another');
  });

  it('is sent again only for the user who has sent it', async () => {
    const { host, ids, signInAs } = hosted(['network']);
    const intent = createIntent(host, orderMeal);
    await intent.send(soup);
    signInAs('S0002');
    const again = await intent.retry();
    assert.ok(again.kind === 'uncertain' && again.error instanceof AnotherUserError);
    assert.equal(ids.length, 1);
    signInAs('S0001');
    assert.equal((await intent.retry()).kind, 'done');
    assert.equal(ids[0], ids[1]);
  });

  it('stays the same while no user is signed in', async () => {
    const { host, ids, signInAs } = hosted(['network', 'no-token']);
    const intent = createIntent(host, orderMeal);
    await intent.send(soup);
    signInAs('');
    assert.equal((await intent.send(soup)).kind, 'done');
    assert.deepEqual([ids.length, new Set(ids).size], [3, 1]);
  });

  it('of another user is not the same, even with the same content', async () => {
    const { host, ids, signInAs } = hosted(['network']);
    const intent = createIntent(host, orderMeal);
    await intent.send(soup);
    signInAs('S0002');
    assert.equal((await intent.send(soup)).kind, 'done');
    assert.notEqual(ids[0], ids[1]);
  });

  it('is not sent where the check forbids it', async () => {
    const { host, ids } = hosted([]);
    const check = () => {
      throw new Error('somebody else');
    };
    assert.equal((await createIntent(host, orderMeal).send(soup, { check })).kind, 'failed');
    assert.equal(ids.length, 0);
  });

  it('is announced before it is sent, and resumed from there', async () => {
    const told: Sent<typeof orderMeal>[] = [];
    const first = hosted(['network']);
    await createIntent(first.host, orderMeal, { onSend: (sent) => told.push(sent) }).send(soup);
    const second = hosted([]);
    const [open] = told;
    await createIntent(second.host, orderMeal, { open }).send(soup);
    assert.equal(second.ids[0], first.ids[0]);
  });

  it('is forgotten where its outcome is known from elsewhere', async () => {
    const { host, ids } = hosted(['network']);
    const intent = createIntent(host, orderMeal);
    await intent.send(soup);
    intent.forget();
    await intent.send(soup);
    assert.notEqual(ids[0], ids[1]);
  });
});
