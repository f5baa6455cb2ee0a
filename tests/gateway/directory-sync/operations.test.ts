import assert from 'node:assert/strict';
import { Types } from 'scimmy';
import { describe, it, vi } from 'vitest';
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

const either = (comparison: string, no: number) => Array.from({ length: no }, () => comparison).join(' or ');

describe('requests of directories', () => {
  const known = Object.fromEntries(
    ['username', 'emails.type', 'emails.value', `${ENTERPRISE_USER}:employeeNumber`.toLowerCase()].map(
      (name) => [name, textIs(() => sql<boolean>`true`)],
    ),
  );
  const searched = (text: string) => {
    const { filter } = parseAsked('User', { filter: text });
    assert.ok(filter);
    return filterCondition(filter, known);
  };
  for (const [filter, outcome] of [
    ['userName eq "a@b.c"', 'done'],
    ['USERNAME Eq "a"', 'done'],
    ['emails[type eq "work"].value eq "a"', 'done'],
    ['emails[type eq "work" and value eq "a"]', 'done'],
    [`${ENTERPRISE_USER}:employeeNumber eq "7"`, 'done'],
    ['(userName eq "a" or emails.value eq "b") and emails.value eq "c"', 'done'],
    ['userName eq "a" and userName eq "b"', 'done'],
    ['userName eq a@b.c', 'done'],
    ['emails[type eq "work"] or ((userName eq "a"))', 'done'],
    [either('userName eq "a"', 30), 'done'],
    [either('userName eq "a"', 33), '400 invalidFilter'],
    ['(((userName eq "a")))', '400 invalidFilter'],
    ['emails[type eq "work"', '400 invalidFilter'],
    ['emails[userName[type eq "a"] eq "b"]', '400 invalidFilter'],
    ['userName eq "a" userName eq "b"', '400 invalidFilter'],
    ['constructor eq "a"', '400 invalidFilter'],
    ['userName eq "a\0"', '400 invalidValue'],
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
        refusalOf(() => searched(filter)),
        outcome,
      );
    });

  it('keeps from the library all texts that keep it busy for minutes', () => {
    const pairs = (no: number) => Array.from({ length: no }, () => '(id eq "1" or id eq "2")').join(' and ');
    const library = vi.spyOn(Types, 'Filter', 'get');
    for (const filter of [pairs(14), pairs(24), `emails[${pairs(14)}]`, `id eq "${'\\a'.repeat(400)}`])
      assert.equal(
        refusalOf(() => parseAsked('User', { filter })),
        '400 invalidFilter',
      );
    for (const name of ['attributes', 'excludedAttributes'])
      for (const value of [pairs(24), `id eq "${'\\a'.repeat(400)}`, 'id,'.repeat(60)])
        assert.equal(
          refusalOf(() => parseAsked('User', { [name]: value })),
          '400 invalidValue',
        );
    for (const path of [
      `emails[${pairs(24)}].value`,
      'emails[value eq "1" or value eq "2"].value',
      'emails[type eq "a.[b"].value',
      `emails[type eq "${'a'.repeat(256)}"].value`,
      'a'.repeat(257),
      'urn:x:User:userName',
      `name.${pairs(1)}`,
    ])
      assert.equal(
        refusalOf(() => operationsOf(patchOf({ op: 'replace', path, value: 'x' }), {})),
        '400 invalidPath',
      );
    for (const value of [
      'x',
      [{ [pairs(24)]: 1 }],
      [{ value: 'a" or value eq "b' }],
      Array.from({ length: 11 }, () => ({ value: 'a' })),
    ])
      assert.equal(
        refusalOf(() => operationsOf(patchOf({ op: 'remove', path: 'emails', value }), {})),
        '400 invalidValue',
      );
    assert.equal(library.mock.calls.length, 0);
    library.mockRestore();
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
      'a path with the schema of users',
      [{ op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User:name.givenName', value: '晓' }],
      [{ op: 'replace', path: 'name.givenName', value: '晓' }],
    ],
    [
      'the primary one of several values',
      [{ op: 'replace', path: 'emails[primary eq true].value', value: 'n' }],
      [{ op: 'replace', path: 'emails[primary eq true].value', value: 'n' }],
    ],
    [
      'a removal of one of several values',
      [{ op: 'remove', path: 'emails', value: [{ type: 'work', value: 'a@b.c' }] }],
      [{ op: 'remove', path: 'emails', value: [{ type: 'work', value: 'a@b.c' }] }],
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
    [patchOf({ op: 'add', value: { '': { '': { active: true } } } }), '400 invalidPath'],
  ] as const)
    it(`refuses ${JSON.stringify(body)}`, () => {
      assert.equal(
        refusalOf(() => operationsOf(body, {})),
        outcome,
      );
    });

  it('limits the mails and mobiles of a request', () => {
    const add = { op: 'add', path: 'emails', value: Array.from({ length: 50 }, () => ({ type: 'work' })) };
    const replace = { op: 'replace', path: 'emails[type eq "work"].value', value: 'a' };
    for (const [operations, outcome] of [
      [[add, add], 'done'],
      [[add, add, replace], '400 invalidValue'],
      [Array.from({ length: 101 }, () => replace), '400 invalidValue'],
    ] as const)
      assert.equal(
        refusalOf(() => operationsOf(patchOf(...operations), current)),
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
