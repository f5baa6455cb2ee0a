import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { openApi } from '../../scripts/openapi/documents';
import { checkSchemas } from '../support/openapi/read-documents';

describe('the OpenAPI documents of all gateways', () => {
  it('have schemas that compile, and examples that keep them', async () => {
    const { documents } = await openApi();
    for (const document of documents.values()) checkSchemas(document);
  });

  it('are the same at every build', async () => {
    const [first, second] = [await openApi(), await openApi()];
    assert.equal(JSON.stringify([...first.documents]), JSON.stringify([...second.documents]));
  });
});
