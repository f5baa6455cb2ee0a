import assert from 'node:assert/strict';
import { it } from 'vitest';
import { newSiteOf, oldSiteOf } from '../../../src/domain/portal/site-links';

const RULES = { origin: 'https://portal.example', allowedOrigins: ['https://new.example'] };
const links = (...given: (readonly [businessType: number, linkURL: string])[]) => ({
  linkURLList: given.map(([businessType, linkURL]) => ({ businessType, linkURL, isOBT: true })),
});

it('links of the user lead to the new site (21) from another origin, and to the old one (8)', () => {
  const both = links([8, '/old/'], [21, 'https://new.example/']);
  assert.equal(newSiteOf(both, RULES), 'https://new.example/');
  assert.equal(oldSiteOf(both, RULES), 'https://portal.example/old/');
  assert.equal(
    newSiteOf(both, { ...RULES, origin: 'https://new.example' }),
    undefined,
    'this is the new site',
  );
  assert.equal(newSiteOf(links([21, 'https://evil.example/']), RULES), undefined);
  assert.equal(newSiteOf(links([21, 'javascript:alert(1)']), RULES), undefined);
  for (const siteOf of [newSiteOf, oldSiteOf]) assert.equal(siteOf(links(), RULES), undefined);
});
