import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { describe, it } from 'vitest';

const ROOTS = ['components', 'demo', 'scripts', 'src', 'tests'];
const SOURCE = /\.(?:ts|tsx|mjs|css)$/;

/** Words on which a sentence hangs that names no subject, and the largest share of comment lines that may have them. */
const LIMITS = [
  { words: /\bwhat\b/i, share: 0.02 },
  { words: /\b(?:nobody|whoever|whatever)\b/i, share: 0.003 },
];
const BEGINS_WITHOUT_SUBJECT = /^(?:what|who|whoever|nobody)\b/i;

/** Lines of the comments of a source, without their marks. */
function commentLines(text: string): string[] {
  const lines: string[] = [];
  let inBlock = false;
  for (const line of text.split('\n')) {
    const begins = inBlock || /^\s*\{?\/\*/.test(line);
    const words = begins
      ? line.replace(/^\s*(?:\{?\/\*+|\*(?!\/))?/, '').replace(/\*\/.*$/, '')
      : /(?:^|\s)\/\/\s+(.*)$/.exec(line)?.[1];
    if (words !== undefined && /[a-z]/i.test(words)) lines.push(words.trim());
    if (begins) inBlock = !line.includes('*/');
  }
  return lines;
}

const COMMENTS = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => `${root}/${file.replaceAll(sep, '/')}`)
    .filter((file) => SOURCE.test(file) && !file.includes('node_modules')),
).flatMap((file) => commentLines(readFileSync(file, 'utf8')).map((line) => ({ file, line })));

describe('comments', () => {
  for (const { words, share } of LIMITS) {
    it(`say with a subject why: at most ${share * 100} % of their lines have ${words.source}`, () => {
      const found = COMMENTS.filter(({ line }) => words.test(line));
      const examples = found.slice(-10).map(({ file, line }) => `${file}: ${line}`);
      assert.ok(
        found.length <= COMMENTS.length * share,
        `${found.length} of ${COMMENTS.length} lines:\n${examples.join('\n')}`,
      );
    });
  }

  it('begin with a subject or a verb', () => {
    const found = COMMENTS.filter(({ line }) => BEGINS_WITHOUT_SUBJECT.test(line));
    assert.ok(
      found.length <= COMMENTS.length * 0.005,
      found.map(({ file, line }) => `${file}: ${line}`).join('\n'),
    );
  });

  it('are found in blocks, behind code and in markup', () => {
    const text = "/** A. */\nconst a = 'https://x'; // B\n{/* C */}\n/*\n * D\n */\nconst b = 1;";
    assert.deepEqual(commentLines(text), ['A.', 'B', 'C', 'D']);
  });
});
