import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { errorTexts } from '../../../src/element/errors/texts';
import english from '../../../src/element/errors/texts.en';
import { ChunkLoadError } from '../../../src/element/runtime/chunk';
import { judge } from '../../../src/gateway/error-catalogue';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { TAB_TEXTS } from '../../../src/session/tabs';

const HAN = /\p{Script=Han}/u;
const refusal = (code: string, message: string) =>
  new GatewayError({ kind: 'refused', code, message, retryable: false });

describe('errors in words', () => {
  it('are as they say themselves in Chinese', () => {
    assert.equal(errorTexts.chinese.of(refusal('1', '余票不足')), '余票不足');
    assert.equal(errorTexts.chinese.of('something else'), '系统异常');
  });

  it('go by their code in English, regardless of the message of the gateway', () => {
    assert.match(english.of(refusal('42002', '另一种说法')), /^This fare is no longer available/);
    assert.match(english.of(new ChunkLoadError(new Error('css'))), /^A style of the page/);
  });

  it('of an unknown code are an English sentence with the words of the gateway behind it', () => {
    assert.equal(english.of(refusal('318', '余票不足')), 'The travel service answered: “余票不足”');
    assert.equal(english.of(refusal('318', 'No seats')), 'No seats');
  });

  it('of the suite are all in English', () => {
    const site = { page: '/', path: '/x' };
    for (const failure of [
      { type: 'no-token' },
      { type: 'token-failed', cause: '', endsSession: false },
      { type: 'malformed', detail: '' },
      { type: 'network' },
      { type: 'no-gateway' },
      { type: 'origin-not-allowed' },
      { type: 'natives-broken' },
      { type: 'timeout' },
      { type: 'cancelled' },
      { type: 'http', status: 401, code: '', msg: '' },
      { type: 'http', status: 500, code: '', msg: '' },
      { type: 'http', status: 500, code: '', msg: 'authSign missing' },
      { type: 'answer', code: '8888', msg: '' },
      { type: 'answer', code: '4', msg: '' },
      { type: 'answer', code: '318', msg: '' },
      { type: 'answer', code: '', msg: '参数：AuthSign[认证标识] 错误' },
    ] as const) {
      const { msg, notice } = judge(failure, site);
      for (const text of [msg, notice?.text ?? '']) {
        assert.doesNotMatch(english.say(text), HAN, `${failure.type}: ${text}`);
      }
    }
    for (const text of Object.values(TAB_TEXTS)) {
      assert.doesNotMatch(english.say(text), HAN, text);
    }
  });
});
