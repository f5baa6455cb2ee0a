import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { SAFETY_PAGES } from '../../../src/element/navigation/safety-pages';
import { codeOf, SOURCES } from '../sources';

/** Pages of account safety that no button or mail leads to, each with the reason. */
const NOT_LED_TO: Readonly<Record<string, string>> = {
  getPhoneCode:
    'changePhone offers the code by text message among its proofs, so this page serves addresses of old',
  setNewPhone: 'the new number is the second step of changePhone, whose address stays while the proof counts',
  setNewEmail: 'the new address is the second step of emailVerification, likewise',
  backSafeList: 'each change ends on the overview itself, which says that it is done',
};

/** The declaration of the pages and their views, which name each page. */
const DECLARED = [
  'src/element/navigation/safety-pages.ts',
  'components/account-safety/pages.ts',
  'components/account-safety/pages.en.ts',
  'components/account-safety/forms/ChangePage.tsx',
  'components/account-safety/AccountSafety.tsx',
];

describe('the pages of account safety', () => {
  it('are each led to from another page, or have a reason not to be', () => {
    const code = SOURCES.filter((file) => !DECLARED.includes(file))
      .map(codeOf)
      .join('\n');
    // the link of a confirmation mail opens this one, outside the elements
    const mailed = ['eMailValitor'];
    const notLedTo = SAFETY_PAGES.filter((page) => !mailed.includes(page) && !code.includes(`'${page}'`));
    assert.deepEqual(notLedTo.toSorted(), Object.keys(NOT_LED_TO).toSorted());
  });
});
