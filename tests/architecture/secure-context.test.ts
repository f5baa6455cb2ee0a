import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { codeOf, SOURCES } from './sources';

/** APIs that browsers provide only in secure contexts; on an intranet with plain http they are undefined. */
const SECURE_ONLY =
  /\.randomUUID\(|crypto\.subtle|navigator\.(clipboard|serviceWorker|locks|credentials|geolocation|mediaDevices|storage|wakeLock|share)\b|\bcaches\.(open|match)\(|show(Open|Save)FilePicker|new Notification\(/;

/** Files that check the availability first, with the alternative they offer the user. */
const WITH_FALLBACK: Readonly<Record<string, string>> = {
  'components/authorize/proof.ts': 'authorize-store.ts asks for isSecureContext first, and says so',
  'components/login/single-sign-on/proof.ts': 'sign-on-store.ts asks for isSecureContext first, and says so',
  'components/account-safety/second-factors/RecoveryCodes.tsx': 'selects what is to be copied, and says so',
  'components/address-book/invitations/CreatedLinkDialog.tsx':
    'the link stands in a field beside it, and it says so',
  'components/agency/copy.ts': 'the link stands in a field beside it, and it says so',
  'components/settlement/paying/CopyFact.tsx': 'selects what is to be copied, and says so',
};

/** Random values are drawn in one module; scripts that pages load without the suite draw their own. */
const DRAWS = [
  'src/element/runtime/new-id.ts',
  'components/frame/client.ts',
  'components/authorize/proof.ts',
  'components/login/single-sign-on/proof.ts',
];

describe('on plain http', () => {
  it('sees the elements', () => assert.ok(SOURCES.length > 100, `${SOURCES.length} files`));

  it('no code needs a feature of secure contexts without a fallback', () => {
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
