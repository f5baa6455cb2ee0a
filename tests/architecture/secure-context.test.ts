import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { codeOf, SOURCES } from './sources';

/** What browsers give to secure contexts alone: on an intranet of plain http it is undefined. */
const SECURE_ONLY =
  /\.randomUUID\(|crypto\.subtle|navigator\.(clipboard|serviceWorker|locks|credentials|geolocation|mediaDevices|storage|wakeLock|share)\b|\bcaches\.(open|match)\(|show(Open|Save)FilePicker|new Notification\(/;

/** Files that look first whether they may, and what the user is told if not. */
const WITH_FALLBACK: Readonly<Record<string, string>> = {
  'components/authorize/proof.ts': 'authorizing.ts asks for isSecureContext first, and says so',
  'components/account-safety/second-factors/RecoveryCodes.tsx': 'selects what is to be copied, and says so',
  'components/address-book/invitations/MadeDialog.tsx':
    'the link stands in a field beside it, and it says so',
  'components/settlement/paying/CopyFact.tsx': 'selects what is to be copied, and says so',
};

/** Chance is drawn in one place; a script that pages load without the suite draws its own. */
const DRAWS = [
  'src/element/runtime/new-id.ts',
  'components/frame/client.ts',
  'components/authorize/proof.ts',
];

describe('on plain http', () => {
  it('sees the elements', () => assert.ok(SOURCES.length > 100, `${SOURCES.length} files`));

  it('nothing asks for what only a secure context has, without a fallback', () => {
    const asking = SOURCES.filter((file) => SECURE_ONLY.test(codeOf(file)) && !(file in WITH_FALLBACK));
    assert.deepEqual(
      asking,
      [],
      'newId() makes ids; anything else looks for isSecureContext and is listed here',
    );
  });

  it('chance is drawn in one place', () => {
    const drawing = SOURCES.filter((file) => codeOf(file).includes('getRandomValues'));
    assert.deepEqual(
      drawing.filter((file) => !DRAWS.includes(file)),
      [],
      'newId() of src/element/runtime/new-id.ts makes ids',
    );
  });
});
