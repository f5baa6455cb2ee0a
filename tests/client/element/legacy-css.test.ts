import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { legacyCss } from '../../../src/element/older-browsers/legacy-css';

const NOTHING = { supports: () => false };
const ALL = { supports: () => true };

/** CSS as written, and as Chrome 109 receives it. */
const CASES: [written: string, read: string][] = [
  ['a{color:light-dark(#fff,#000)}', 'a{color:#fff}'],
  [
    'a{color:var(--tp-a,light-dark(rgb(1 2 3 / 7%),rgb(0 0 0 / 5%)))}',
    'a{color:var(--tp-a,rgb(1 2 3 / 7%))}',
  ],
  ['a{color-scheme:light dark}', 'a{color-scheme:light}'],
  ['a{color:oklch(from var(--_color-accent) calc(l - 0.05) c h)}', 'a{color:var(--_color-accent)}'],
  ['a{color:light-dark(oklch(from var(--a) min(l,.5) c h),red)}', 'a{color:var(--a)}'],
  ['a{color:color(from var(--a) xyz-d65 clamp(0,(1 - y)*9,1) 1 1)}', 'a{color:#fff}'],
  ['a{color:color(display-p3 1 0 0)}', 'a{color:color(display-p3 1 0 0)}'],
  ['a{color:color-mix(in oklab,var(--_color-accent) 9%,var(--b))}', 'a{color:#e8effb}'],
  ['a{color:color-mix(in srgb,currentcolor 40%,transparent)}', 'a{color:currentcolor}'],
  ['a{color:color-mix(in srgb,currentcolor 32%,var(--b))}', 'a{color:var(--b)}'],
  [':host(:state(compact)){--a:1}', ':host([data-tp-compact]){--a:1}'],
  ['.p:popover-open{display:flex}', '.p[data-shown]{display:flex}'],
];

describe('style sheets for older browsers', () => {
  for (const [written, read] of CASES)
    it(`reads ${written}`, () => assert.equal(legacyCss(NOTHING)(written), read));

  it('are as they are where the browser knows all of it', () => {
    for (const [written] of CASES) assert.equal(legacyCss(ALL)(written), written);
  });

  it('hold nothing of the tokens that an older browser cannot read', () => {
    const read = legacyCss(NOTHING)(readFileSync('src/ui/tokens/tokens.css', 'utf8'));
    assert.doesNotMatch(read, /light-dark\(|from var|color-mix|:state\(|undefined/);
    assert.match(read, /--_color-accent-soft: var\(--tp-color-accent-soft, #e8effb\);/);
    assert.match(read, /--_color-on-accent: var\(--tp-color-on-accent, #fff\);/);
    assert.match(read, /\[popover\]:not\(\[data-shown\]\)\{display:none\}/);
  });
});
