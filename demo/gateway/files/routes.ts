import { fileCopy, fileSearch, fileUpload } from '../../../src/contract/files/files';
import type { AreaDeps } from '../server/deps';
import { implement, type Implementation } from '../server/http/implement';
import { copyFiles } from './copy';
import { downloadUrl } from './link';
import { fileOwners } from './owners';
import { storedFile } from './queries';
import { receiveFile } from './receive';
import { visibleFiles } from './visible-files';

export function filesRoutes({ config, files }: AreaDeps): Implementation[] {
  // at the first call, when the areas above are loaded
  let gathered: ReturnType<typeof fileOwners> | undefined;
  const owners = () => (gathered ??= fileOwners());
  return [
    implement(fileUpload, (context, { file }) => receiveFile(context, files, file)),

    implement(fileCopy, async (context, { fileNos }) => copyFiles(context, fileNos, await owners())),

    implement(fileSearch, async ({ db, caller, now }, { fileNos }) => {
      const found = await visibleFiles({ db, caller, now }, fileNos, await owners());
      return found.map((file) => ({
        ...storedFile(file),
        downloadUrl: downloadUrl(config, { linked: 'files', no: file.file_no, by: caller.staffNo }, now),
      }));
    }),
  ];
}
