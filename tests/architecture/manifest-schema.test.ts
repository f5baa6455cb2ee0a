import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv from 'ajv';
import { describe, it } from 'vitest';
import { elements } from '../../components/index';
import type { ListedElement } from '../../src/element/definition/registry';

interface Manifest {
  schemaVersion: string;
  modules: { path: string; declarations: { name: string; tagName: string }[] }[];
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const { customElements, exports, files } = read('package.json') as {
  customElements: string;
  exports: Record<string, unknown>;
  files: string[];
};
/** Manifest of all elements, which the package publishes. */
const manifest = read(customElements) as Manifest;
const schema: object = createRequire(import.meta.url)('custom-elements-manifest/schema.json') as object;
const ajv = new Ajv({ strict: false, allErrors: true }).addSchema(schema, 'cem');

/** Validates a declaration as a custom element: the whole schema would accept an invalid one as another kind. */
function errorsOf(declaration: unknown): string[] {
  const validate = ajv.getSchema('cem#/definitions/CustomElementDeclaration');
  assert.ok(validate, 'the schema has declarations of custom elements');
  void validate(declaration);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('the manifest and the published schema', () => {
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

describe('the manifest of the package and the committed one', () => {
  const committed = read('custom-elements.json') as Manifest;
  const tagsOf = ({ modules }: Manifest) =>
    modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName.replace(/^tp-/, '')));
  const listed = Object.entries<Partial<ListedElement>>(elements);

  it('is published under one name, with every element', () => {
    assert.equal(exports['./custom-elements.json'], `./${customElements}`);
    assert.ok(files.includes(customElements));
    assert.deepEqual(
      tagsOf(manifest),
      listed.map(([tag]) => tag),
    );
  });

  it('are the same for the elements to embed; administration changes no committed line', () => {
    const embeddable = listed.filter(([, { isAdministration }]) => !isAdministration).map(([tag]) => tag);
    assert.deepEqual(tagsOf(committed), embeddable);
    for (const module of committed.modules) {
      assert.deepEqual(
        module,
        manifest.modules.find(({ path }) => path === module.path),
      );
    }
  });
});
