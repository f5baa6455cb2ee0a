import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import type { Advert } from '../../../src/contract/adverts';
import type { WebsiteInfo } from '../../../src/contract/website/website';
import { websiteOf } from '../../../src/domain/portal/website';

const INFO: WebsiteInfo = {
  logo: '/logo.svg',
  backgroungImg: '/background.svg',
  websiteName: '远途商旅',
  platName: '企业差旅管理平台',
  copyRight1: '© 远途商旅',
  copyRight2: '演示环境',
};
type Parts = Advert['advertContent']['textParts'];

const advert = (textParts: Parts): Advert => ({
  advertGroupID: 'G',
  advertPriority: 1,
  advertCount: 1,
  beginEffectTime: '',
  endEffectTime: '',
  modifyTime: '',
  advertContent: { textContent: '', imageUrl: '', linkUrl: '', textParts },
});

describe('websiteOf', () => {
  const plain = { ...INFO, title: '远途商旅', favicon: '/logo.svg', description: '', keywords: '' };
  const TABLE: [what: string, parts: Parts[], expected: Partial<typeof plain>][] = [
    ['is the info itself without adverts', [], {}],
    ['is the info itself with adverts that have no parts', [{}], {}],
    [
      'takes title, favicon, description and keywords from text parts',
      [{ title: '出行', favicon: '/i.svg', description: '说明', keywords: '差旅,机票' }],
      { title: '出行', favicon: '/i.svg', description: '说明', keywords: '差旅,机票' },
    ],
    ['lets a part override the field of its name', [{ platName: '新平台' }], { platName: '新平台' }],
    ['takes a new name for the title too', [{ websiteName: '新名' }], { websiteName: '新名', title: '新名' }],
    ['takes a new logo for the icon too', [{ logo: '/l.svg' }], { logo: '/l.svg', favicon: '/l.svg' }],
    ['keeps what an empty part would override', [{ title: '', websiteName: '  ' }], {}],
    [
      'lets the first advert decide',
      [{ title: '一' }, { title: '二', keywords: 'k' }],
      { title: '一', keywords: 'k' },
    ],
    ['passes over an empty part to the next advert', [{ title: ' ' }, { title: '二' }], { title: '二' }],
  ];
  for (const [what, parts, expected] of TABLE) {
    it(what, () => assert.deepEqual(websiteOf(INFO, parts.map(advert)), { ...plain, ...expected }));
  }

  it('takes every field from the info or a part, and never makes a stated one empty', () => {
    const text = fc.string({ maxLength: 6 });
    const names = ['title', 'favicon', 'websiteName', 'logo', 'platName', 'copyRight1', 'keywords'] as const;
    const parts = fc.dictionary(fc.constantFrom(...names), text) as fc.Arbitrary<Parts>;
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 4 }), (all) => {
        const website = websiteOf(INFO, all.map(advert));
        const given = new Set([
          ...Object.values(plain),
          ...all.flatMap((one) => Object.values(one).map((value) => value?.trim())),
        ]);
        for (const value of Object.values(website)) assert.ok(given.has(value), value);
        for (const name of Object.keys(INFO) as (keyof WebsiteInfo)[]) assert.notEqual(website[name], '');
      }),
    );
  });
});
