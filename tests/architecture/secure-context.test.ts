import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

/** What browsers give to secure contexts alone: on an intranet of plain http it is undefined. */
const SECURE_ONLY =
  /\.randomUUID\(|crypto\.subtle|navigator\.(clipboard|serviceWorker|locks|credentials|geolocation|mediaDevices|storage|wakeLock|share)\b|\bcaches\.(open|match)\(|show(Open|Save)FilePicker|new Notification\(/;

/** Files that look first whether they may, and what the user is told if not. */
const WITH_FALLBACK: Readonly<Record<string, string>> = {
  'components/authorize/proof.ts': 'authorizing.ts asks for isSecureContext first, and says so',
};

/** Chance is drawn in one place; a script that pages load without the suite draws its own. */
const DRAWS = [
  'src/element/runtime/new-id.ts',
  'components/frame/client.ts',
  'components/authorize/proof.ts',
];

const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
const files = ['src', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file)),
);

describe('on plain http', () => {
  it('sees the elements', () => assert.ok(files.length > 100, `${files.length} files`));

  it('nothing asks for what only a secure context has, without a fallback', () => {
    const asking = files.filter((file) => SECURE_ONLY.test(codeOf(file)) && !(file in WITH_FALLBACK));
    assert.deepEqual(
      asking,
      [],
      'newId() makes ids; anything else looks for isSecureContext and is listed here',
    );
  });

  it('chance is drawn in one place', () => {
    const drawing = files.filter((file) => codeOf(file).includes('getRandomValues'));
    assert.deepEqual(
      drawing.filter((file) => !DRAWS.includes(file)),
      [],
      'newId() of src/element/runtime/new-id.ts makes ids',
    );
  });
});
