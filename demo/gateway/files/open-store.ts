import type { GatewayConfig } from '../server/config';
import { createFolderStore } from './folder-store';
import { createS3Store } from './s3-store';
import type { FileStore } from './store';

/** The configured store: a folder, or a bucket. */
export function openFileStore(files: GatewayConfig['files']): FileStore {
  return 'folder' in files ? createFolderStore(files.folder) : createS3Store(files);
}
