import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { isAt, isSamePage, shownAs, type Framed, type Wanted } from '../../../components/frame/frame-state';

const PORTAL = 'https://portal.example';
const SITE = 'https://site.example';
const around = { origin: PORTAL, trustedOrigins: [SITE] };
const wanted = (src: string): Wanted => ({
  src,
  kind: 'server-site',
  hideFloatElement: false,
  framedOrigins: [],
  loadSeconds: 1,
  preAuthorise: undefined,
});

describe('a page that is framed', () => {
  it('is shown, offered elsewhere or refused by its address', () => {
    for (const [src, step] of [
      ['', 'empty'],
      ['javascript:alert(1)', 'refused'],
      ['https://other.example/x', 'elsewhere'],
      [`${SITE}/list`, 'framed'],
    ] as const)
      assert.equal(shownAs(wanted(src), around).step, step);
    const shown = shownAs(wanted(`${SITE}/list`), around);
    assert.ok(shown.step === 'framed' && shown.frame.getsToken && shown.frame.origin === SITE);
  });

  it('is where it was sent, or where it says it has gone since', () => {
    const frame = { origin: SITE, address: `${SITE}/list` } as Framed;
    assert.ok(isAt(`${SITE}/list`, frame, undefined));
    assert.ok(!isAt(`${SITE}/detail`, frame, undefined));
    assert.ok(isAt(`${SITE}/detail`, frame, '/detail'));
    assert.ok(!isAt(`${SITE}/list`, frame, '/detail'));
  });

  it('loads nothing for another fragment', () => {
    assert.ok(isSamePage(`${SITE}/a#1`, `${SITE}/a#2`));
    assert.ok(!isSamePage(`${SITE}/a`, `${SITE}/b`));
  });
});
