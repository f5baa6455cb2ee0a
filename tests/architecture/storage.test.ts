import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { codeOf, SOURCES } from './sources';

/** Files that access the page's storage directly. All other code uses these. */
const TOUCHES: Readonly<Record<string, string>> = {
  'src/session/storage.ts': 'slots; their names are those of the session',
  'src/element/runtime/tab-storage.ts': 'what a tab keeps, under names of the session',
  'src/session/tabs.ts': 'only watches the slots of the session',
  'src/session/habit-channel.ts': 'names hold gateway, user and enterprise',
  'src/session/device.ts': 'a code of the browser, not of a session',
  'components/authorize/pending-authorization.ts':
    'one sign-in a tab, whose answer comes to another page: there is no session yet, and no other way',
  'components/login/single-sign-on/pending-sign-on.ts':
    'one sign-in a tab, which comes back to a page anew: there is no session yet, and no other way',
  'components/portal/chrome/theme.ts': 'a choice of the person, whoever signs in',
  'components/portal/chrome/language.ts': 'a choice of the person, whoever signs in',
};

describe('storage of the page', () => {
  it('is touched where it is known whose it is', () => {
    const touching = SOURCES.filter((file) => /\b(local|session)Storage\b/.test(codeOf(file))).sort();
    assert.deepEqual(touching, Object.keys(TOUCHES).sort());
  });

  it('is named by the session or its gateway wherever a slot is made', () => {
    const made = SOURCES.filter((file) => file !== 'src/session/storage.ts').flatMap(
      (file) => codeOf(file).match(/createSlot\([^;]*;/g) ?? [],
    );
    assert.ok(made.length > 0);
    assert.deepEqual(
      made.filter((call) => !/session\.rest\.scope|gatewayOf\(/.test(call)),
      [],
    );
  });

  it('is documented for embedders, name by name', () => {
    const keeping = SOURCES.map(codeOf).filter((code) =>
      /\b(local|session)Storage\b|createSlot\(|[tT]abStorage[<(]|orderDrafts[<(]|_KEY = /.test(code),
    );
    const names = keeping.flatMap(
      (code) => code.match(/(?<=['`])tp-[a-z]+(-[a-z]+)*(?=(-\d+)?['`]|[:\- ]\$)/g) ?? [],
    );
    const told = readFileSync('docs/storage.md', 'utf8').match(/(?<=^\| `)tp-[^`]+/gm) ?? [];
    assert.deepEqual([...new Set(names)].sort(), told.sort());
  });
});
