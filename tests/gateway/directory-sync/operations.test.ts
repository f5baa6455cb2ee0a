import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { parseAsked } from '../../../demo/gateway/directory-sync/scim/ask';
import { scimErrorOf } from '../../../demo/gateway/directory-sync/scim/errors';
import { filterCondition, textIs } from '../../../demo/gateway/directory-sync/scim/filter';
import { operationsOf } from '../../../demo/gateway/directory-sync/scim/operations';
import { ENTERPRISE_USER } from '../../../demo/gateway/directory-sync/scim/schemas';
import { plainMobile, staffNameOf } from '../../../demo/gateway/directory-sync/users/person';
import { sql } from 'kysely';
import { patchOf } from '../../support/gateway/areas/directory';

const refusalOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    const refused = scimErrorOf(error);
    if (refused !== undefined) return `${refused.status} ${refused.scimType}`;
    throw error;
  }
  return 'done';
};

describe('requests of directories', () => {
  const known = Object.fromEntries(
    ['username', 'emails.type', 'emails.value', `${ENTERPRISE_USER}:employeeNumber`.toLowerCase()].map(
      (name) => [name, textIs(() => sql<boolean>`true`)],
    ),
  );
  for (const [filter, outcome] of [
    ['userName eq "a@b.c"', 'done'],
    ['USERNAME Eq "a"', 'done'],
    ['emails[type eq "work"].value eq "a"', 'done'],
    ['emails[type eq "work" and value eq "a"]', 'done'],
    [`${ENTERPRISE_USER}:employeeNumber eq "7"`, 'done'],
    ['(userName eq "a" or emails.value eq "b") and emails.value eq "c"', 'done'],
    ['userName eq "a" and userName eq "b"', 'done'],
    ['userName co "a"', '400 invalidFilter'],
    ['userName sw "a" or userName eq "b"', '400 invalidFilter'],
    ['not (userName eq "a")', '400 invalidFilter'],
    ['userName pr', '400 invalidFilter'],
    ['userName eq', '400 invalidFilter'],
    ['userName eq 7', '400 invalidFilter'],
    ['userName', '400 invalidFilter'],
    ['title eq "a"', '400 invalidFilter'],
    ['userName eq "a" and (', '400 invalidFilter'],
    [`userName eq "${'a'.repeat(1000)}"`, '400 invalidFilter'],
  ] as const)
    it(`answers the filter ${filter.slice(0, 60)} with ${outcome}`, () => {
      assert.equal(
        refusalOf(() => filterCondition(parseAsked('User', { filter }).filter ?? [], known)),
        outcome,
      );
    });

  it('limits a page, and refuses numbers that are none', () => {
    const { startIndex, count } = parseAsked('User', { startIndex: '0', count: '9999' });
    assert.deepEqual([startIndex, count], [1, 200]);
    assert.equal(
      refusalOf(() => parseAsked('User', { count: 'all' })),
      '400 invalidValue',
    );
  });

  const current = { emails: [{ type: 'work', value: 'a@b.c' }] };
  for (const [name, given, expected] of [
    [
      'capital letters and texts for yes and no',
      [{ op: 'Replace', path: 'active', value: 'False' }],
      [{ op: 'replace', path: 'active', value: false }],
    ],
    [
      'a value without a path',
      [{ op: 'replace', value: { active: false, displayName: '林晓雨' } }],
      [
        { op: 'replace', path: 'active', value: false },
        { op: 'replace', path: 'displayName', value: '林晓雨' },
      ],
    ],
    [
      'a path of a value that exists',
      [{ op: 'replace', path: 'emails[type eq "work"].value', value: 'n' }],
      [{ op: 'replace', path: 'emails[type eq "work"].value', value: 'n' }],
    ],
    [
      'a path of a value that does not exist',
      [{ op: 'replace', path: 'phoneNumbers[type eq "mobile"].value', value: '1' }],
      [{ op: 'add', path: 'phoneNumbers', value: [{ value: '1', type: 'mobile' }] }],
    ],
    [
      'a manager as text',
      [{ op: 'Add', path: `${ENTERPRISE_USER}:manager`, value: '7' }],
      [{ op: 'replace', path: `${ENTERPRISE_USER}:manager`, value: { value: '7' } }],
    ],
    [
      'an empty manager',
      [{ op: 'replace', path: `${ENTERPRISE_USER}:manager`, value: { value: '' } }],
      [{ op: 'remove', path: `${ENTERPRISE_USER}:manager` }],
    ],
    [
      'the extension as a whole',
      [{ op: 'add', value: { [ENTERPRISE_USER]: { department: '研发部' } } }],
      [{ op: 'add', path: `${ENTERPRISE_USER}:department`, value: '研发部' }],
    ],
    [
      'an address, which is not kept',
      [{ op: 'add', path: 'addresses[type eq "work"].country', value: 'CN' }],
      [],
    ],
    [
      'an empty text',
      [{ op: 'replace', path: 'externalId', value: '' }],
      [{ op: 'remove', path: 'externalId' }],
    ],
  ] as const)
    it(`reads ${name}`, () => {
      assert.deepEqual(operationsOf(patchOf(...given), current), expected);
    });

  for (const [body, outcome] of [
    [{ Operations: [] }, '400 invalidSyntax'],
    [patchOf({ op: 'move', path: 'active' }), '400 invalidSyntax'],
    [patchOf({ op: 'remove' }), '400 noTarget'],
    [patchOf({ op: 'add', value: '7' }), '400 invalidValue'],
    [patchOf({ op: 'add', path: 7, value: '7' }), '400 invalidPath'],
  ] as const)
    it(`refuses ${JSON.stringify(body)}`, () => {
      assert.equal(
        refusalOf(() => operationsOf(body, {})),
        outcome,
      );
    });

  it('reads names and mobiles as directories write them', () => {
    const names = [
      [{ displayName: '林晓雨', familyName: 'Lin' }, '林晓雨'],
      [{ displayName: 'Xiaoyu Lin', familyName: '林', givenName: '晓雨' }, '林晓雨'],
      [{ displayName: 'Anna Smith-Jones', familyName: 'Smith-Jones', givenName: 'Anna' }, 'SMITH JONES/ANNA'],
      [{ displayName: 'Anna' }, 'Anna'],
      [{}, undefined],
    ] as const;
    for (const [given, expected] of names) assert.equal(staffNameOf(given), expected);
    assert.equal(staffNameOf({ familyName: '王' }, { givenName: '晓雨' }), '王晓雨');
    for (const text of ['+86 139-0000-0001', 'tel:+8613900000001', '13900000001', '0086 13900000001'])
      assert.equal(plainMobile(text), '13900000001');
  });
});
