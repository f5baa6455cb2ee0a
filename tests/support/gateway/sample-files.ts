import type { StoredFile } from '../../../src/contract/files/files';
import { fileUpload } from '../../../src/contract/files/files';
import type { TestGateway } from './harness';

const PDF = '%PDF-1.7\n';

/** PDF of a name and size. */
export const pdf = (name = '诊断证明.pdf', bytes = 2000): File =>
  new File([PDF, new Uint8Array(bytes - PDF.length)], name, { type: 'application/pdf' });

export const upload = (gateway: TestGateway, as: string, file = pdf()): Promise<StoredFile> =>
  gateway.ok(fileUpload, { file }, { as });
