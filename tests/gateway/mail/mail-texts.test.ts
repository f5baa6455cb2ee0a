import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { ACCOUNT_MAIL_TEXTS } from '../../../demo/gateway/account-safety/mail-texts';
import { INVOICE_MAIL_TEXTS } from '../../../demo/gateway/invoice/mail/mail-texts';
import { COMMON_MAIL_TEXTS, type PerLocale } from '../../../demo/gateway/mail/common-texts';
import { NOTICE_MAIL_TEXTS } from '../../../demo/gateway/notice/mail-texts';
import { DELEGATE_MAIL_TEXTS } from '../../../demo/gateway/personal-info/delegate-mail-texts';
import { WALLET_MAIL_TEXTS } from '../../../demo/gateway/wallet/mail-texts';

/** Texts of all mails except reports, whose language is a setting of the report. */
const WORDS: Readonly<Record<string, PerLocale<unknown>>> = {
  common: COMMON_MAIL_TEXTS,
  account: ACCOUNT_MAIL_TEXTS,
  delegate: DELEGATE_MAIL_TEXTS,
  notice: NOTICE_MAIL_TEXTS,
  wallet: WALLET_MAIL_TEXTS,
  invoice: INVOICE_MAIL_TEXTS,
};

/** Stands for any value; each of its properties is the value itself. */
const anything: unknown = new Proxy(() => 'X', {
  get: (_, name) => (name === Symbol.toPrimitive || name === 'toString' ? () => 'X' : anything),
});

/** Every text with its path, with placeholders as values. */
function textsIn(words: unknown, path: string): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') {
    const given = Array.from({ length: 4 }, () => anything);
    return [[path, String((words as (...values: unknown[]) => unknown)(...given))]];
  }
  return Object.entries(words as object).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`));
}

describe('the text of mails', () => {
  it('is there in each language, and in English without Chinese', () => {
    for (const [area, words] of Object.entries(WORDS)) {
      const [chinese, english] = [textsIn(words['zh-CN'], area), textsIn(words.en, area)];
      assert.ok(chinese.length > 0);
      assert.deepEqual(
        english.map(([path]) => path),
        chinese.map(([path]) => path),
      );
      for (const [path, text] of english) {
        assert.ok(text !== '', path);
        assert.doesNotMatch(text, /[\u3000-\u9fff\uff00-\uffef]/, path);
      }
      for (const [path, text] of chinese) assert.match(text, /[\u3000-\u9fff\uff00-\uffef]/, path);
    }
  });
});
