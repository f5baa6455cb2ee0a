import type { StoredFile } from '../../../src/contract/files/files';
import { FileLinks } from '../../../src/element/upload/FileLinks';

/** Files uploaded with a refund. */
export function Proofs({ files }: { files: readonly StoredFile[] }) {
  if (files.length === 0) return null;
  return (
    <div className="or-proofs">
      <FileLinks files={files} />
    </div>
  );
}
