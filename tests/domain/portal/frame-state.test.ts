import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import {
  isAtAddress,
  isSamePage,
  frameStateFor,
  type FramedPage,
  type FrameRequest,
} from '../../../components/frame/frame-state';

const PORTAL = 'https://portal.example';
const SITE = 'https://site.example';
const around = { origin: PORTAL, trustedOrigins: [SITE] };
const wanted = (src: string): FrameRequest => ({
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
      assert.equal(frameStateFor(wanted(src), around).step, step);
    const shown = frameStateFor(wanted(`${SITE}/list`), around);
    assert.ok(shown.step === 'framed' && shown.frame.getsToken && shown.frame.origin === SITE);
  });

  it('is where it was sent, or where it says it has gone since', () => {
    const frame = { origin: SITE, address: `${SITE}/list` } as FramedPage;
    assert.ok(isAtAddress(`${SITE}/list`, frame, undefined));
    assert.ok(!isAtAddress(`${SITE}/detail`, frame, undefined));
    assert.ok(isAtAddress(`${SITE}/detail`, frame, '/detail'));
    assert.ok(!isAtAddress(`${SITE}/list`, frame, '/detail'));
  });

  it('loads nothing for another fragment', () => {
    assert.ok(isSamePage(`${SITE}/a#1`, `${SITE}/a#2`));
    assert.ok(!isSamePage(`${SITE}/a`, `${SITE}/b`));
  });
});
