import assert from 'node:assert/strict';
import {
  array,
  assert as check,
  boolean,
  constantFrom,
  oneof,
  option,
  property,
  record,
  string,
  subarray,
  tuple,
} from 'fast-check';
import { describe, it } from 'vitest';
import {
  resolveNavigation,
  returnDecision,
  type Decision,
  type NavigationContext,
  type RouteLocation,
} from '../../../src/domain/portal/navigation';
import { pagePath } from '../../../src/domain/portal/pages';
import { at, context, ORIGIN, SITE, unknown } from './navigation-samples';

/** Segments of addresses from users, old links and attackers. */
const segment = constantFrom(
  'orders',
  'Home',
  'index',
  'standard',
  'standardList',
  '404',
  'nowhere',
  '..',
  '',
  '%2f',
  '\\',
  'inner-https:',
  'evil.example',
  'javascript:alert(1)',
  'error',
  'chooseEnt',
);
const written = array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);
const hostile = constantFrom(
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://portal.example.evil.example/',
  'https://portal.example@evil.example/',
);
const returnUrl = oneof(
  written,
  hostile,
  written.map((path) => `#${path}`),
  string({ maxLength: 30 }),
);
const KNOWN = ['/', '/chooseEnt', '/error', '/404', '/Home/index', '/orders', '/standard/standardList'];

/** Result of the router for an address. */
function match(path: string, query: Record<string, string>): RouteLocation {
  const known = pagePath(path);
  return KNOWN.includes(known) ? at(known, query) : unknown(path);
}

const contexts = record({
  disableLogin: boolean(),
  signedIn: boolean(),
  isTop: boolean(),
  permittedPages: subarray(['/Home/index', '/orders', '/standard/standardList']),
  serverSite: constantFrom(undefined, SITE, 'https://evil.example', 'javascript:alert(1)'),
}).map((change) => context(change));
const places = tuple(
  written,
  record({ returnUrl, toIndex: constantFrom('0', '1') }, { requiredKeys: [] }),
).map(([path, query]) => match(path, query));

/** Follows redirects as the shell does; returns every location on the way. */
function journey(to: RouteLocation, from: RouteLocation | undefined, given: NavigationContext) {
  const steps: { to: RouteLocation; decision: Decision }[] = [];
  let now = given;
  for (let next = to; steps.length <= 20;) {
    const { decision, effects } = resolveNavigation(next, from, now);
    steps.push({ to: next, decision });
    if (effects.clearStorage) now = { ...now, disableLogin: false, signedIn: false };
    if (decision.kind !== 'redirect') break;
    next = match(decision.to.path, { ...decision.to.query });
  }
  return steps;
}

describe('the navigation guard, for any address', () => {
  it('it comes to an end within a few redirects', () => {
    check(
      property(places, option(places, { nil: undefined }), contexts, (to, from, given) => {
        assert.ok(journey(to, from, given).length <= 4);
      }),
      { numRuns: 2000 },
    );
  });

  it('it never lands on a page of the list that is not held', () => {
    check(
      property(places, option(places, { nil: undefined }), contexts, (to, from, given) => {
        const last = journey(to, from, given).at(-1);
        if (last?.decision.kind !== 'proceed' || !given.isTop) return;
        const { path } = last.to;
        assert.ok(!given.allPages.includes(path) || given.permittedPages.includes(path), path);
      }),
      { numRuns: 2000 },
    );
  });

  it('it never leaves to an origin that is not configured', () => {
    check(
      property(places, option(places, { nil: undefined }), contexts, (to, from, given) => {
        const last = journey(to, from, given).at(-1);
        if (last?.decision.kind !== 'leave') return;
        const { origin, protocol } = new URL(last.decision.address);
        assert.ok([ORIGIN, ...(given.addresses.allowedOrigins ?? [])].includes(origin), origin);
        assert.match(protocol, /^https?:$/);
      }),
      { numRuns: 2000 },
    );
  });

  it('a refused returnUrl decides nothing', () => {
    check(
      property(hostile, (address) => {
        assert.equal(returnDecision(address, context().addresses), undefined);
      }),
    );
  });
});
