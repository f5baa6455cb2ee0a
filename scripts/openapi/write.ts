import { mkdirSync, writeFileSync } from 'node:fs';
import { openApi } from './documents';
import { webhookDocument } from './webhooks';

/** Writes the OpenAPI documents and their index into a folder. */
export async function writeOpenApi(folder: string): Promise<void> {
  const { documents, services, index } = await openApi();
  mkdirSync(folder, { recursive: true });
  const write = (file: string, content: object) =>
    writeFileSync(`${folder}/${file}`, `${JSON.stringify(content, null, 1)}\n`);
  for (const { gateway, file } of index.documents) write(file, documents.get(gateway) ?? {});
  for (const [name, document] of services) write(`${name}.json`, document);
  write('index.json', index);
  write('webhooks.json', await webhookDocument());
}
