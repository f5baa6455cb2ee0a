import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, it } from 'vitest';
import { createHandshake, type IncomingMessage } from '../../../components/iframe/handshake';
import { FromPage } from '../../../components/iframe/protocol';
import { isAllowedAround, readSettings } from '../../../components/iframe/settings';

const PARTNER = 'https://partner.example';
const NONCE = 'a0b1c2d3e4f5a6b7';
const CONNECT = { type: 'tp-frame-connect', version: 1, nonce: NONCE };
const parent = { name: 'the window around' };

/** A frame that PARTNER may speak to, with the connections and strangers it has recorded. */
function frame() {
  const connected: MessagePort[] = [];
  const strangers: string[] = [];
  const hear = createHandshake({
    parent,
    isAllowed: (origin) => Promise.resolve(origin === PARTNER),
    onConnected: (port) => connected.push(port),
    onStranger: (origin) => strangers.push(origin),
  });
  /** Sends a message and resolves with the answer on its port; undefined when there is none. */
  async function say(message: Partial<IncomingMessage>): Promise<unknown> {
    const { port1, port2 } = new MessageChannel();
    try {
      await hear({
        data: CONNECT,
        origin: PARTNER,
        source: parent as unknown as Window,
        ports: [port2],
        ...message,
      });
      // Takes a posted message synchronously instead of waiting for it.
      const { receiveMessageOnPort } = await import('node:worker_threads');
      return receiveMessageOnPort(port1 as never)?.message;
    } finally {
      port1.close();
      port2.close();
    }
  }
  return { connected, strangers, say };
}

describe('the handshake of a frame', () => {
  it('answers the page around, with its nonce', async () => {
    const { connected, say } = frame();
    assert.deepEqual(await say({}), { type: 'connected', version: 1, nonce: NONCE });
    assert.equal(connected.length, 1);
  });

  it('answers no other sender: not another origin, not a sibling or a popup', async () => {
    const { connected, strangers, say } = frame();
    for (const origin of ['https://evil.example', 'https://partner.example.evil.example', 'null', ''])
      assert.equal(
        await say({ origin, data: { ...CONNECT, nonce: `${NONCE}${strangers.length}` } }),
        undefined,
        origin,
      );
    assert.equal(strangers.length, 4);
    assert.equal(await say({ source: { name: 'a sibling' } as unknown as Window }), undefined);
    assert.equal(await say({ source: null }), undefined);
    assert.equal(connected.length, 0);
  });

  it('takes no nonce twice, not even one that was refused', async () => {
    const { connected, say } = frame();
    assert.equal(await say({ origin: 'https://evil.example' }), undefined);
    assert.equal(await say({}), undefined);
    assert.equal(connected.length, 0);
  });

  it('tells the version that it speaks, and waits for a page that speaks it too', async () => {
    const { connected, say } = frame();
    assert.deepEqual(await say({ data: { ...CONNECT, version: 2 } }), {
      type: 'refused',
      version: 1,
      nonce: NONCE,
    });
    assert.equal(connected.length, 0);
    assert.ok(await say({ data: { ...CONNECT, nonce: `${NONCE}1` } }));
    assert.equal(connected.length, 1);
  });

  it('is had by the first: no later page takes it over', async () => {
    const { connected, say } = frame();
    await Promise.all([say({}), say({ data: { ...CONNECT, nonce: `${NONCE}1` } })]);
    assert.equal(await say({ data: { ...CONNECT, nonce: `${NONCE}2` } }), undefined);
    assert.equal(connected.length, 1);
  });

  it('takes its exact form alone', async () => {
    const { connected, say } = frame();
    const { port2: second } = new MessageChannel();
    const bad: Partial<IncomingMessage>[] = [
      { data: null },
      { data: JSON.stringify(CONNECT) },
      { data: { ...CONNECT, more: 1 } },
      { data: { ...CONNECT, nonce: 'short' } },
      { data: { ...CONNECT, nonce: 'javascript:alert(1)//' } },
      { data: { ...CONNECT, version: '1' } },
      { ports: [] },
      { ports: [second, second] },
    ];
    for (const message of bad) assert.equal(await say(message), undefined, JSON.stringify(message.data));
    second.close();
    assert.equal(connected.length, 0);
  });
});

describe('the settings of a deployment', () => {
  it('name origins, each exactly', () => {
    assert.deepEqual(readSettings({ parentOrigins: [PARTNER] }), {
      parentOrigins: [PARTNER],
      trustedOrigins: [],
    });
    for (const origin of ['*', 'https://*.example', `${PARTNER}/`, 'partner.example', 'null', 7])
      assert.throws(() => readSettings({ parentOrigins: [origin] }), /parentOrigins/, String(origin));
    assert.throws(() => readSettings({}));
  });

  it('allow a frame where every document around is allowed, and none that is not known', () => {
    const settings = readSettings({ parentOrigins: [PARTNER] });
    const at = { origin: 'https://travel.example', isTop: false, ancestors: undefined, referrer: '' };
    const allowed = (around: Partial<typeof at> | { ancestors: string[] }) =>
      isAllowedAround({ ...at, ...around }, settings);
    assert.equal(allowed({ isTop: true }), true);
    assert.equal(allowed({ ancestors: [PARTNER] }), true);
    assert.equal(allowed({ ancestors: [PARTNER, at.origin] }), true);
    assert.equal(allowed({ ancestors: [PARTNER, 'https://evil.example'] }), false);
    assert.equal(allowed({ ancestors: [] }), false);
    assert.equal(allowed({ referrer: `${PARTNER}/` }), true);
    assert.equal(allowed({ referrer: 'https://evil.example/' }), false);
    assert.equal(allowed({}), false);
  });
});

describe('the messages of a page over the channel', () => {
  const read = (data: unknown) => safeParse(FromPage, data).success;

  it('has an exact form', () => {
    const good = [
      { type: 'start', givesToken: true, prevents: ['tp-navigate'], attributes: { 'page-size': 20 } },
      { type: 'set', attributes: { 'order-no': null } },
      { type: 'auth-sign', id: 1, authSign: '' },
      { type: 'hidden', above: 0, below: 120.5 },
      { type: 'focus' },
    ];
    for (const message of good) assert.ok(read(message), message.type);
    const bad = [
      { type: 'start' },
      { type: 'start', givesToken: 1, prevents: [] },
      { type: 'configure', gateway: 'https://evil.example' },
      { type: 'start', givesToken: true, prevents: [], gateway: 'https://evil.example' },
      { type: 'hidden', above: NaN, below: 0 },
      { type: 'hidden', above: -1, below: 0 },
      { type: '__proto__' },
    ];
    for (const message of bad) assert.ok(!read(message), JSON.stringify(message));
  });

  it('gives nothing by the names of prototypes', () => {
    const hostile: unknown = JSON.parse(
      '{"type":"set","attributes":{"__proto__":{"x":1},"constructor":1,"order-no":"1"}}',
    );
    const { output } = safeParse(FromPage, hostile);
    assert.deepEqual(Object.keys((output as { attributes: object }).attributes), ['order-no']);
    assert.equal(({} as { x?: number }).x, undefined);
  });

  it('is read without a throw, for any value', () => {
    const types = ['start', 'set', 'look', 'auth-sign', 'hidden', '__proto__', 'toString'];
    const message = fc.record({
      type: fc.constantFrom(...types),
      attributes: fc.anything(),
      id: fc.anything(),
    });
    fc.assert(fc.property(fc.oneof(fc.anything(), message), (data) => void read(data)));
  });
});
