import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  framedRoute,
  frameTarget,
  portalPathOf,
  type FrameRules,
} from '../../../src/domain/portal/frame-address';

const ORIGIN = 'https://portal.example';
const SITE = 'https://java.example:8443';
const HELP = 'https://help.example';
const rules = (change: Partial<FrameRules> = {}): FrameRules => ({
  kind: 'server-site',
  origin: ORIGIN,
  trustedOrigins: [SITE],
  framedOrigins: [HELP],
  hideFloatElement: false,
  ...change,
});
const verdict = (source: string, change?: Partial<FrameRules>) => frameTarget(source, rules(change)).verdict;

describe('frameTarget', () => {
  it('frames a trusted server-side site and lets it have the token', () => {
    assert.deepEqual(frameTarget(`${SITE}/contract/list?page=2#top`, rules()), {
      verdict: 'framed',
      address: `${SITE}/contract/list?page=2#top`,
      origin: SITE,
      getsToken: true,
    });
  });

  it('frames a trusted site that is let in by a code, without the token', () => {
    const target = frameTarget(`${SITE}/bi`, rules({ kind: 'pre-authorised' }));
    assert.equal(target.verdict === 'framed' && !target.getsToken, true);
    // This origin is configured for external pages only.
    assert.equal(verdict(`${HELP}/bi`, { kind: 'pre-authorised' }), 'elsewhere');
  });

  it('frames external pages of trusted and configured origins, and gives none of them the token', () => {
    for (const address of [`${SITE}/a`, `${HELP}/a`, `inner-${HELP}/a`, `INNER-${HELP}/a`]) {
      const target = frameTarget(address, rules({ kind: 'external' }));
      assert.equal(target.verdict === 'framed' && !target.getsToken, true, address);
    }
  });

  it('opens valid but unconfigured addresses elsewhere', () => {
    assert.deepEqual(frameTarget('inner-http://other.example/x?a=1', rules({ kind: 'external' })), {
      verdict: 'elsewhere',
      address: 'http://other.example/x?a=1',
      host: 'other.example',
    });
    // This origin is configured for external pages only.
    assert.equal(verdict(`${HELP}/a`), 'elsewhere');
    // Even the portal's own origin needs to be configured.
    assert.equal(verdict('/contract/list'), 'elsewhere');
    assert.equal(verdict('/contract/list', { trustedOrigins: [ORIGIN] }), 'framed');
  });

  const LOOK_ALIKES = [
    'https://java.example/',
    'http://java.example:8443/',
    'https://java.example:8444/',
    'https://sub.java.example:8443/',
    'https://evil-java.example:8443/',
    'https://java.example.evil.example:8443/',
  ];
  for (const address of LOOK_ALIKES) {
    it(`does not take ${address} for the site`, () => assert.equal(verdict(address), 'elsewhere'));
  }

  const HOSTILE = [
    '',
    'javascript:alert(1)',
    'inner-javascript:alert(1)',
    'data:text/html,x',
    'blob:https://java.example:8443/1',
    'about:srcdoc',
    '//java.example:8443/',
    '\\\\java.example:8443/',
    `${SITE}\\@evil.example/`,
    `https://java.example:8443@evil.example/`,
    `https://user:pass@java.example:8443/`,
    `${SITE}/a?returnUrl=//evil.example`,
    `inner-inner-${SITE}/`,
  ];
  for (const address of HOSTILE) {
    it(`refuses ${JSON.stringify(address)}`, () => {
      for (const kind of ['server-site', 'external'] as const)
        assert.equal(verdict(address, { kind }), 'refused');
    });
  }

  it('never frames or gives the token beyond the configuration', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'https://',
        'inner-',
        SITE,
        HELP,
        'java.example:8443',
        '@',
        '\\',
        '/',
        '.evil.example',
        '?',
      ),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 6 }),
        fc.constantFrom('server-site' as const, 'external' as const),
        (pieces, kind) => {
          const target = frameTarget(pieces.join(''), rules({ kind }));
          if (target.verdict !== 'framed') return;
          assert.equal(new URL(target.address).origin, target.origin);
          assert.ok([SITE, HELP].includes(target.origin));
          assert.equal(target.getsToken, kind === 'server-site');
          if (target.getsToken) assert.equal(target.origin, SITE);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('passes hideFloatElement on and leaves the rest of the query as it was written', () => {
    const hidden = (source: string) => {
      const target = frameTarget(source, rules({ hideFloatElement: true }));
      return target.verdict === 'framed' ? target.address : target.verdict;
    };
    assert.equal(hidden(`${SITE}/a`), `${SITE}/a?hideFloatElement=true`);
    assert.equal(hidden(`${SITE}/a?q=%20x+y#b`), `${SITE}/a?q=%20x+y&hideFloatElement=true#b`);
    assert.equal(hidden(`${SITE}/a?hideFloatElement=false&b=1`), `${SITE}/a?b=1&hideFloatElement=true`);
    assert.equal(hidden(`${SITE}/a?hideFloatElement=true&b=1`), `${SITE}/a?hideFloatElement=true&b=1`);
  });
});

describe('framedRoute', () => {
  const ROUTES: [told: string, route: string | undefined][] = [
    ['/', '/'],
    ['/a/b?c=1&d=2#e', '/a/b?c=1&d=2#e'],
    ['/a?hideFloatElement=true', '/a'],
    ['/a?hideFloatElement=true&b=1#c', '/a?b=1#c'],
    ['/a?b=1&authSign=secret', '/a?b=1'],
    ['/a?b=1&AUTHSIGN=secret&c=2', '/a?b=1&c=2'],
    ['/a#/b?authSign=secret', '/a#/b'],
    ['', undefined],
    ['a', undefined],
    ['//evil.example/a', undefined],
    ['/\\evil.example', undefined],
    ['https://java.example:8443/a', undefined],
    ['javascript:alert(1)', undefined],
    [`/${'a'.repeat(3000)}`, undefined],
  ];
  for (const [told, route] of ROUTES) {
    it(`reads ${JSON.stringify(told).slice(0, 60)}`, () => assert.equal(framedRoute(told, SITE), route));
  }
});

describe('portalPage', () => {
  const PAGES: [asked: string, page: string | undefined][] = [
    ['/orderManage/airOrderList?orderNo=1', '/orderManage/airOrderList?orderNo=1'],
    ['#/orderManage/airOrderList', '/orderManage/airOrderList'],
    ['/#/orderManage/airOrderList?a=1', '/orderManage/airOrderList?a=1'],
    ['/a/../b', '/b'],
    ['/?returnUrl=%2F%2Fevil.example', undefined],
    ['//evil.example', undefined],
    ['/#//evil.example', undefined],
    ['#//evil.example', undefined],
    ['/%2F%2Fevil.example', undefined],
    ['https://portal.example/a', undefined],
    ['javascript:alert(1)', undefined],
    ['orderManage', undefined],
    ['', undefined],
  ];
  for (const [asked, page] of PAGES) {
    it(`reads ${JSON.stringify(asked)}`, () => assert.equal(portalPathOf(asked, ORIGIN), page));
  }
});
