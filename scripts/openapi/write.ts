import { mkdirSync, writeFileSync } from 'node:fs';
import { openApi } from './documents';
import { webhookDocument } from './webhooks';

/** Writes the OpenAPI documents and their index into a folder. */
export async function writeOpenApi(folder: string): Promise<void> {
  const { documents, index } = await openApi();
  mkdirSync(folder, { recursive: true });
  const write = (file: string, content: object) =>
    writeFileSync(`${folder}/${file}`, `${JSON.stringify(content, null, 1)}\n`);
  for (const { gateway, file } of index.documents) write(file, documents.get(gateway) ?? {});
  write('index.json', index);
  write('webhooks.json', await webhookDocument());
}
