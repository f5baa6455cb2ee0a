import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './store';

/** Stores files in a folder that is created with the first; several gateways may share it. */
export function createFolderStore(folder: string): FileStore {
  // subfolders by the first letters of the number limit the size of each folder
  const pathOf = (fileNo: string) => join(folder, fileNo.slice(1, 3), fileNo);
  return {
    async write(fileNo, file) {
      const path = pathOf(fileNo);
      await mkdir(join(path, '..'), { recursive: true });
      const partial = `${path}.part`;
      try {
        await pipeline(file.stream(), createWriteStream(partial, { mode: 0o600, flush: true }));
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async read(fileNo) {
      const handle = await open(pathOf(fileNo));
      return createReadStream('', { fd: handle });
    },
    async remove(fileNo) {
      await rm(pathOf(fileNo), { force: true });
      await rm(`${pathOf(fileNo)}.part`, { force: true });
    },
  };
}
