import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { DECLARED, faultOf, type DeclaredElement } from '../../../components/iframe/declared-elements';
import { readQuery } from '../../../components/iframe/query';

const shown = (search: string) => {
  const query = readQuery(search, DECLARED);
  assert.equal(query.verdict, 'shown', JSON.stringify(query));
  return query;
};
const list = DECLARED['order-list'] as DeclaredElement;

describe('the address of frame.html', () => {
  it('names an element with or without prefix, and its attributes', () => {
    const query = shown('?element=tp-order-list&page-size=20&hide-filters&scope=own&theme=dark&lang=en');
    assert.equal(query.tag, 'order-list');
    assert.deepEqual(query.attributes, [
      ['page-size', '20'],
      ['hide-filters', ''],
      ['scope', 'own'],
      ['theme', 'dark'],
    ]);
    assert.deepEqual([query.isConnected, query.lang, query.faults], [false, 'en', []]);
    assert.equal(shown('?element=order-list&connect').isConnected, true);
  });

  it('names no element that signs in, frames others or says which gateway is called', () => {
    for (const tag of [
      'portal',
      'provider',
      'frame',
      'login',
      'authorize',
      'nothing',
      '',
      '__proto__',
      'constructor',
    ])
      assert.equal(readQuery(`?element=tp-${tag}`, DECLARED).verdict, 'refused', tag);
    for (const { attributes } of Object.values(DECLARED))
      for (const name of Object.keys(attributes)) assert.doesNotMatch(name, /gateway|auth|storage|origin/);
  });

  it('sets no attribute that is not declared, or to a value that is not', () => {
    const bad = [
      'onclick=alert(1)',
      'style=x',
      'auth-sign=abc',
      'gateway=https://evil.example',
      '__proto__=x',
      'page-size=many',
      'scope=all',
      'statuses={',
      'order-no=javascript:alert(1)',
      'order-no=%20java%0Ascript:alert(1)',
      `order-no=${'1'.repeat(2001)}`,
      'lang=%22><script>',
    ];
    for (const part of bad) {
      const { attributes, faults, lang } = shown(`?element=order-list&${part}`);
      assert.deepEqual([attributes, lang], [[], undefined], part);
      assert.equal(faults.length, 1, part);
    }
  });

  it('takes the first of two values', () => {
    const { attributes, faults } = shown('?element=order-list&scope=own&scope=managed');
    assert.deepEqual([attributes, faults], [[['scope', 'own']], ['scope is given twice']]);
  });

  it('sets only declared attributes, each once and to a valid value, for any query', () => {
    const name = fc.oneof(
      fc.string(),
      fc.constantFrom(...Object.keys(list.attributes), '__proto__', 'toString'),
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('own', '20', 'javascript:x', '[]', 'false'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 12 }), (pairs) => {
        const query = readQuery(`?element=order-list&${new URLSearchParams(pairs)}`, DECLARED);
        if (query.verdict === 'refused') return;
        const names = query.attributes.map(([each]) => each);
        assert.deepEqual(names, [...new Set(names)]);
        for (const [each, text] of query.attributes) {
          assert.ok(Object.hasOwn(list.attributes, each));
          assert.equal(faultOf(list, each, text), undefined);
          assert.doesNotMatch(text, /^\s*javascript:/i);
        }
      }),
    );
  });

  it('is refused, not read, where it is longer than any address', () => {
    assert.equal(readQuery(`?element=order-list&order-no=${'1'.repeat(9000)}`, DECLARED).verdict, 'refused');
  });
});

describe('a value that a page sets', () => {
  it('is one the declaration allows, as text or as it is', () => {
    assert.equal(faultOf(list, 'page-size', 20), undefined);
    assert.equal(faultOf(list, 'page-size', null), undefined);
    assert.equal(faultOf(list, 'hide-filters', true), undefined);
    for (const [name, value] of [
      ['page-size', -1],
      ['scope', { toString: 'own' }],
      ['order-no', ['javascript:x']],
      ['nothing', 1],
      ['toString', 1],
    ] as const)
      assert.ok(faultOf(list, name, value), name);
  });

  it('is checked without a throw, for any value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(list.attributes), 'valueOf'),
        fc.anything(),
        (name, value) => {
          const fault = faultOf(list, name, value);
          assert.ok(fault === undefined || fault !== '');
        },
      ),
    );
  });
});
