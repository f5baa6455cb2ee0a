import { fileSearch, fileUpload } from '../../../src/contract/files/files';
import type { AreaDeps } from '../server/deps';
import { implement, type Implementation } from '../server/implement';
import { downloadUrl } from './link';
import { fileOwners } from './owners';
import { storedFile } from './queries';
import { receiveFile } from './receive';
import { filesFor } from './search';

export function filesRoutes({ config, files }: AreaDeps): Implementation[] {
  // the areas above are loaded by the time of the first search
  let owners: ReturnType<typeof fileOwners> | undefined;
  return [
    implement(fileUpload, (context, { file }) => receiveFile(context, files, file)),

    implement(fileSearch, async ({ db, caller, now }, { fileNos }) => {
      const found = await filesFor({ db, caller, now }, fileNos, await (owners ??= fileOwners()));
      return found.map((file) => ({
        ...storedFile(file),
        downloadUrl: downloadUrl(config, { linked: 'files', no: file.file_no }, now),
      }));
    }),
  ];
}
