import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { createEventParser } from '../../../src/gateway/event-parser';

const parse = (...pieces: string[]) => {
  const parser = createEventParser();
  return pieces.flatMap((piece) => parser.push(piece));
};
const message = (data: string) => ({ type: 'message', data });

describe('the parser of event streams', () => {
  const cases: [what: string, text: string, events: { type: string; data: string }[]][] = [
    ['an event', 'data: {"a":1}\n\n', [message('{"a":1}')]],
    ['several lines of data', 'data: a\ndata: b\n\n', [message('a\nb')]],
    ['a named event', 'event: threads\ndata: x\n\n', [{ type: 'threads', data: 'x' }]],
    [
      'a name for one event only',
      'event: e\ndata: 1\n\ndata: 2\n\n',
      [{ type: 'e', data: '1' }, message('2')],
    ],
    ['no space after the colon', 'data:a\n\n', [message('a')]],
    ['one space only', 'data:  a\n\n', [message(' a')]],
    ['colons in the data', 'data: a:b\n\n', [message('a:b')]],
    ['comments', ': \n\n: hello\n\n', []],
    ['fields without meaning here', 'id: 7\nretry: 10\nother\ndata: a\n\n', [message('a')]],
    ['carriage returns', 'data: a\r\rdata: b\r\n\r\n', [message('a'), message('b')]],
    ['an event that is not complete', 'data: a\n', []],
  ];
  for (const [what, text, events] of cases) it(`takes ${what}`, () => assert.deepEqual(parse(text), events));

  it('gives the same events however the text is cut', () => {
    const line = fc.constantFrom('data: 你好', 'data: {"a":"b"}', 'event: x', ': ', 'id: 3', '');
    const end = fc.constantFrom('\n', '\r\n', '\r');
    fc.assert(
      fc.property(fc.array(fc.tuple(line, end)), fc.array(fc.nat(40)), (lines, cuts) => {
        const text = lines.map(([a, b]) => a + b).join('');
        const pieces: string[] = [];
        let rest = text;
        for (const cut of cuts) {
          pieces.push(rest.slice(0, cut));
          rest = rest.slice(cut);
        }
        assert.deepEqual(parse(...pieces, rest), parse(text));
      }),
    );
  });

  it('does not gather a line without end', () => {
    const parser = createEventParser();
    assert.throws(() => {
      for (let i = 0; i < 3; i += 1) parser.push('x'.repeat(500_000));
    }, RangeError);
  });
});
