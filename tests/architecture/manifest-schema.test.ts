import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv from 'ajv';
import { describe, it } from 'vitest';

interface Manifest {
  schemaVersion: string;
  modules: { path: string; declarations: { name: string }[] }[];
}

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Manifest;
const schema: object = createRequire(import.meta.url)('custom-elements-manifest/schema.json') as object;
const ajv = new Ajv({ strict: false, allErrors: true }).addSchema(schema, 'cem');

/** Validates a declaration as a custom element: the whole schema would accept an invalid one as another kind. */
function errorsOf(declaration: unknown): string[] {
  const validate = ajv.getSchema('cem#/definitions/CustomElementDeclaration');
  assert.ok(validate, 'the schema has declarations of custom elements');
  void validate(declaration);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('custom-elements.json and the published schema', () => {
  it('is a manifest', () => {
    assert.ok(ajv.validate('cem', manifest), ajv.errorsText());
  });
  for (const { declarations } of manifest.modules) {
    for (const declaration of declarations) {
      it(`declares ${declaration.name} rightly`, () => assert.deepEqual(errorsOf(declaration), []));
    }
  }
  it('would notice a wrong declaration', () => {
    const [module] = manifest.modules;
    const wrong = { ...module?.declarations[0], attributes: [{ fieldName: 'x' }] };
    assert.notDeepEqual(errorsOf(wrong), []);
  });
});
