import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OpenApiDocument } from '../../../scripts/openapi/documents';
import type { Operation } from '../../../scripts/openapi/operation';

interface Placed {
  gateway: string;
  method: string;
  path: string;
  operation: Operation;
}

export const operationsIn = ({ paths, 'x-gateway': gateway }: OpenApiDocument): Placed[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ gateway, method, path, operation })),
  );

const JSON_CONTENT = 'application~1json';
const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Examples of bodies and answers, each with the JSON pointer of its schema. */
function examplesIn(document: OpenApiDocument): { pointer: string; example: unknown }[] {
  return operationsIn(document).flatMap(({ path, method, operation }) => {
    const at = `/paths/${escaped(path)}/${method}`;
    const body = operation.requestBody?.content['application/json'];
    const { content } = operation.responses['200'] as {
      content: Record<string, { example: unknown }>;
    };
    return [
      ...(body
        ? [{ pointer: `${at}/requestBody/content/${JSON_CONTENT}/schema`, example: body.example }]
        : []),
      {
        pointer: `${at}/responses/200/content/${JSON_CONTENT}/schema`,
        example: content['application/json']?.example,
      },
    ];
  });
}

/** Compiles every schema of a document, and holds its examples against them. */
export function checkSchemas(document: OpenApiDocument | undefined): void {
  assert.ok(document);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'document');
  const of = (pointer: string) => ajv.compile({ $ref: `document#${pointer}` });
  for (const name of Object.keys(document.components.schemas)) of(`/components/schemas/${name}`);
  for (const { pointer, example } of examplesIn(document)) {
    const validate = of(pointer);
    assert.ok(validate(example), `${pointer}: ${JSON.stringify(validate.errors?.slice(0, 3))}`);
  }
}
