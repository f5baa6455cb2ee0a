import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { SAYS } from '../../../src/gateway/error-catalogue';

const WRONG = /登陆/;
/** The only text with this character: specification 8 words it so, and it is kept to the letter. */
const SPECIFIED = '登陆过期';
const CATALOGUE = 'src/gateway/error-catalogue.ts';

it('signing in is 登录 in every text, but where the specification words it otherwise', () => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const own = 'tests/architecture/texts/sign-in-word.test.ts';
  const texts = files
    .split('\0')
    .filter((file) => /\.(?:tsx?|mjs|js|md|html|css|json|csv|sql|yml|yaml)$/.test(file) && file !== own);
  assert.ok(texts.length > 1000);
  const wrong = texts.flatMap((file) => {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      return []; // deleted, but not yet committed
    }
    // tests and the catalogue quote the specified message
    const quotes = file === CATALOGUE || file.startsWith('tests/');
    const rest = quotes ? text.replaceAll(SPECIFIED, '') : text;
    return WRONG.test(rest) ? [file] : [];
  });
  assert.deepEqual(wrong, []);
  const specified = Object.entries(SAYS).filter(([, text]) => text.includes(SPECIFIED.slice(0, 2)));
  assert.deepEqual(specified, [['signInExpired', SPECIFIED]]);
});
