import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { resolveReturnUrl } from '../../../src/domain/portal/return-url';

const ORIGIN = 'https://portal.example';
const rules = { origin: ORIGIN, allowedOrigins: ['https://java.example:8443'] };

const ACCEPTED: [address: string, href: string][] = [
  ['/', `${ORIGIN}/`],
  ['/orders?page=2', `${ORIGIN}/orders?page=2`],
  ['/#/orderManage/airOrderList?orderNo=1', `${ORIGIN}/#/orderManage/airOrderList?orderNo=1`],
  ['#/Home/index', `${ORIGIN}/#/Home/index`],
  ['orders/1', `${ORIGIN}/orders/1`],
  [`${ORIGIN}/a`, `${ORIGIN}/a`],
  ['https://java.example:8443/legacy', 'https://java.example:8443/legacy'],
  ['/a?returnUrl=%2Fb', `${ORIGIN}/a?returnUrl=%2Fb`],
  ['/search?q=%E5%8C%97%E4%BA%AC', `${ORIGIN}/search?q=%E5%8C%97%E4%BA%AC`],
  ['/a?mail=x@y.example', `${ORIGIN}/a?mail=x@y.example`],
];

const HOSTILE = [
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)//https:',
  'javascript%3Aalert(1)',
  'javascript%253Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'data%3Atext/html,x',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://portal.example/1',
  'filesystem:https://portal.example/x',
  'about:blank',
  'ftp://portal.example/',
  'ws://portal.example/',
  'intent://evil.example#Intent;scheme=https;end',
  'mailto:a@b.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/done?x=1\r\nSet-Cookie: a=b',
  '/done?x=%0d%0aSet-Cookie:%20a=b',
  '/done#/a?x=%250d%250a',
  '/done?x=\t',
  '%2F%2Fevil.example',
  '%2f%2fevil.example',
  '/%5Cevil.example',
  '/%5Cevil.example%zz',
  '%2f%2fevil.example%',
  '%5C%5Cevil.example',
  '%252F%252Fevil.example',
  '%25252F%25252Fevil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE/',
  'http://portal.example/',
  'https://portal.example.evil.example/',
  'https://portal.example:444/',
  'https://evil.example/https://portal.example/',
  'https://portal.example@evil.example/',
  'https://user:pass@portal.example/',
  'https://portal.example%40evil.example/',
  'https://evil.example#https://portal.example',
  'https://evil.example?https://portal.example',
  'https://portal。example/',
  'https://pоrtal.example/', // The letter o is Cyrillic.
  'https://[::1]/',
  'https://127.0.0.1/',
  'https://java.example/',
  'http://java.example:8443/',
  'https://java.example:8443.evil.example/',
  '\u00a0//evil.example',
  '\u200b//evil.example',
  '\u3000javascript:alert(1)',
  '\ufeff//evil.example',
  '/a?returnUrl=//evil.example',
  '/a?returnUrl=https%3A%2F%2Fevil.example',
  '/a?returnUrl=javascript%3Aalert(1)',
  '/a?returnUrl=%2Fb%3FreturnUrl%3D%252F%252Fevil.example',
  '/#/login?returnUrl=%2F%2Fevil.example',
  '/a?redirect_uri=//evil.example',
  '/a?next=%2F%2Fevil.example',
  'https://portal.example/a?url=data%3Atext/html,x',
  `/${'a'.repeat(3000)}`,
];

describe('resolveReturnUrl', () => {
  for (const [address, href] of ACCEPTED) {
    it(`accepts ${address}`, () => assert.equal(resolveReturnUrl(address, rules), href));
  }

  it('has a table of hostile values worth its name', () => assert.ok(new Set(HOSTILE).size >= 60));
  for (const address of HOSTILE) {
    it(`refuses ${JSON.stringify(address).slice(0, 80)}`, () =>
      assert.equal(resolveReturnUrl(address, rules), undefined));
  }

  it('never throws and never leaves the trusted origins', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        ':',
        '@',
        '%2F',
        '%5c',
        '//',
        'javascript:',
        'https://',
        'evil.example',
        '?',
        '#',
        '.',
        'portal.example',
        '\t',
        'returnUrl=',
      ),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const href = resolveReturnUrl(pieces.join(''), rules);
        if (href === undefined) return;
        assert.ok([ORIGIN, 'https://java.example:8443'].includes(new URL(href).origin), href);
      }),
      { numRuns: 5000 },
    );
  });
});
