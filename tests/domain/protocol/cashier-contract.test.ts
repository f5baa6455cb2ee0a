import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, it } from 'vitest';
import { CURRENCY, PayNotice, PayRequest, VERSION } from '../../../src/protocol/cashier/messages';
import {
  isNoticeSigned,
  signNotice,
  signOpenQuery,
  signQuery,
  signRefund,
  signRefundQuery,
  signRequest,
  signResult,
} from '../../../src/protocol/cashier/sign';

const DOC = readFileSync('docs/cashier.md', 'utf8');
const SECRET = /With the secret `(.+?)`/.exec(DOC)?.[1] ?? '';
/** Signed texts of the document with their digests. */
const EXAMPLES = [...DOC.matchAll(/```text\n(\[.+\])\n([0-9a-f]{64})\n```/g)].map(
  ([, text = '', digest = '']) => ({ text, digest }),
);

type Values = (string | number)[];
const text = (value: string | number | undefined) => String(value);

/** Signs the values of an example as the gateway and the cashier do. */
const SIGNED: Readonly<Record<string, (values: Values) => { sign: string }>> = {
  pay: ([merchantNo, paymentNo, amount, subject, notifyUrl, returnUrl]) =>
    signRequest(SECRET, {
      merchantNo: text(merchantNo),
      paymentNo: text(paymentNo),
      amount: Number(amount),
      subject: text(subject),
      notifyUrl: text(notifyUrl),
      returnUrl: text(returnUrl),
    }),
  notice: ([merchantNo, paymentNo, tradeNo, amount]) =>
    signNotice(SECRET, {
      merchantNo: text(merchantNo),
      paymentNo: text(paymentNo),
      tradeNo: text(tradeNo),
      amount: Number(amount),
    }),
  openQuery: ([merchantNo, paymentNo]) =>
    signOpenQuery(SECRET, { merchantNo: text(merchantNo), paymentNo: text(paymentNo) }),
  query: ([merchantNo, paymentNo]) =>
    signQuery(SECRET, { merchantNo: text(merchantNo), paymentNo: text(paymentNo) }),
  refund: ([merchantNo, refundNo, paymentNo, tradeNo, amount, reason]) =>
    signRefund(SECRET, {
      merchantNo: text(merchantNo),
      refundNo: text(refundNo),
      paymentNo: text(paymentNo),
      tradeNo: text(tradeNo),
      amount: Number(amount),
      reason: text(reason),
    }),
  refundQuery: ([merchantNo, refundNo]) =>
    signRefundQuery(SECRET, { merchantNo: text(merchantNo), refundNo: text(refundNo) }),
  refundResult: ([merchantNo, refundNo, paymentNo, tradeNo, amount, state, refusal]) =>
    signResult(SECRET, {
      merchantNo: text(merchantNo),
      refundNo: text(refundNo),
      paymentNo: text(paymentNo),
      tradeNo: text(tradeNo),
      amount: Number(amount),
      state: state as 'done',
      refusal: text(refusal),
    }),
};

describe('the document of the cashier', () => {
  it('has an example of each kind of message', () => {
    const words = EXAMPLES.map(({ text: signed }) => (JSON.parse(signed) as string[])[0]);
    assert.deepEqual(words, Object.keys(SIGNED));
  });

  for (const { text: signed, digest } of EXAMPLES) {
    const [word = '', version, currency, ...values] = JSON.parse(signed) as Values;
    it(`says the digest of its ${word}, which the code makes too`, () => {
      assert.equal(createHmac('sha256', SECRET).update(signed).digest('hex'), digest);
      assert.deepEqual([version, currency], [VERSION, CURRENCY]);
      assert.equal(SIGNED[String(word)]?.(values).sign, digest);
      assert.ok(DOC.split(digest).length > 1);
    });
  }
});

describe('a message of version 1', () => {
  const fields = { merchantNo: 'M', paymentNo: '1', tradeNo: 'T', amount: 5 };
  const sign = createHmac('sha256', SECRET).update('["notice","M","1","T",5]').digest('hex');

  it('has no version and no currency, and its signature neither', () => {
    const notice = v.parse(PayNotice, { ...fields, sign });
    assert.ok(isNoticeSigned([SECRET], notice));
    assert.deepEqual(signNotice(SECRET, fields, {}), { ...fields, sign });
  });

  for (const [name, head] of Object.entries({
    'a version alone': { version: '2' },
    'a currency alone': { currency: 'CNY' },
    'version 1': { version: '1', currency: 'CNY' },
    'version 3': { version: '3', currency: 'CNY' },
    'another currency': { version: '2', currency: 'USD' },
  })) {
    it(`is not read with ${name}`, () => {
      assert.equal(v.safeParse(PayNotice, { ...fields, sign, ...head }).success, false);
      const request = {
        ...fields,
        subject: '',
        notifyUrl: 'https://a.example',
        returnUrl: 'https://a.example',
      };
      assert.equal(v.safeParse(PayRequest, { ...request, sign, ...head }).success, false);
    });
  }

  it('is not read with a control character in a number', () => {
    for (const tradeNo of ['T\u0000', 'T\n', '\u007f'])
      assert.equal(v.safeParse(PayNotice, { ...fields, tradeNo, sign }).success, false);
  });

  it('of version 2 is not signed like one of version 1', () => {
    const notice = v.parse(PayNotice, { ...fields, version: '2', currency: 'CNY', sign });
    assert.equal(isNoticeSigned([SECRET], notice), false);
  });
});
