import assert from 'node:assert/strict';
import { assert as check, date, integer, nat, option, property, string } from 'fast-check';
import { test } from 'vitest';
import { invitationEnd } from '../../../src/domain/invite/invitation-state';
import { joiningNameProblem, tidyName } from '../../../src/domain/invite/joining-name';
import { foreignText } from '../../../src/domain/texts/foreign-text';

const NOW = new Date('2026-11-20T04:00:00Z');
const good = { expiresAt: new Date('2026-11-21T04:00:00Z'), withdrawnAt: null, uses: 0, maxUses: 2 };

test('an invitation ends by withdrawal, time and use, said in this order', () => {
  assert.equal(invitationEnd(good, NOW), undefined);
  assert.equal(invitationEnd({ ...good, uses: 1 }, NOW), undefined);
  assert.equal(invitationEnd({ ...good, uses: 2 }, NOW), 'usedUp');
  assert.equal(invitationEnd({ ...good, expiresAt: NOW }, NOW), 'expired');
  assert.equal(invitationEnd({ ...good, expiresAt: NOW, uses: 2 }, NOW), 'expired');
  assert.equal(invitationEnd({ ...good, expiresAt: NOW, uses: 2, withdrawnAt: NOW }, NOW), 'withdrawn');
});

test('ended invitations stay so, at any later time and for any joining person', () => {
  const days = date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  check(
    property(
      days,
      days,
      option(days, { nil: null }),
      nat(5),
      integer({ min: 1, max: 5 }),
      nat(1e9),
      (now, expiresAt, withdrawnAt, uses, maxUses, later) => {
        const terms = { expiresAt, withdrawnAt, uses, maxUses };
        if (invitationEnd(terms, now) === undefined) return;
        const after = new Date(now.getTime() + later);
        assert.notEqual(invitationEnd({ ...terms, uses: uses + 1 }, after), undefined);
      },
    ),
  );
});

test('a name is tidied, and only once', () => {
  assert.equal(tidyName('  欧阳  晓 '), '欧阳 晓');
  assert.equal(tidyName(' zhang / san  feng'), 'ZHANG/SAN FENG');
  assert.equal(tidyName('王ZHE'), '王ZHE');
  check(
    property(string({ unit: 'grapheme' }), (name) => assert.equal(tidyName(tidyName(name)), tidyName(name))),
  );
});

test('joining persons have the name on a document', () => {
  for (const name of ['欧阳晓', '买买提·艾力', '王ZHE', 'ZHANG/SAN', 'DE LA CRUZ/ANA']) {
    assert.equal(joiningNameProblem(name), undefined, name);
  }
  assert.equal(joiningNameProblem(''), '请输入姓名');
  for (const name of ['王', '王 五', 'ZHANG', 'ZHANG SAN', '王五1', '<b>王五</b>', '😀😀']) {
    assert.equal(typeof joiningNameProblem(name), 'string', name);
  }
});

test('a text of an address is one line of so many characters, with nothing unseen in it', () => {
  assert.equal(foreignText('华睿信息', 40), '华睿信息');
  assert.equal(foreignText('a\u202eb\u200bc\nd', 40), 'a b c d');
  assert.equal(foreignText('长'.repeat(10_000), 5), '长长长长…');
  assert.equal(foreignText('😀'.repeat(10), 3), '😀😀…');
  assert.equal(foreignText('\u2066\u2069', 5), '');
  assert.equal([...foreignText(`a${'\u0301'.repeat(500)}`, 40)].length, 4);
  check(
    property(string({ unit: 'binary', maxLength: 300 }), integer({ min: 1, max: 50 }), (text, most) => {
      const shown = foreignText(text, most);
      assert.ok([...shown].length <= most);
      assert.doesNotMatch(shown, /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
      assert.equal(foreignText(shown, most), shown);
    }),
  );
});
