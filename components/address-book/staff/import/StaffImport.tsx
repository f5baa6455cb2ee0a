import { STAFF_IMPORT, type importStaff } from '../../../../src/contract/address-book/staff-import';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import type { ResultOf } from '../../../../src/contract/call';
import { TableImport } from '../../../../src/element/table-import/TableImport';
import { InPlace } from '../../../../src/ui/layout/disclosure/InPlace';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { staffMemberTexts } from '../texts';
import { ChooseFile } from './ChooseFile';
import { ImportOutcome } from './ImportOutcome';
import { staffImportTexts } from './texts';

/** A file as it was looked at. */
interface Looked {
  file: File;
  result: ResultOf<typeof importStaff>;
}

/** Adds staff by a file. */
export default function StaffImport({ onBack }: { onBack(): void }) {
  const members = useTexts(staffMemberTexts);
  const t = useTexts(staffImportTexts);
  return (
    <InPlace back={members.backToStaff} onBack={onBack}>
      <TableImport<Looked>
        kind={STAFF_IMPORT}
        unit={t.unit}
        changes={staffMembers.add}
        another={t.another}
        chooseFile={(onLooked) => <ChooseFile onLooked={onLooked} />}
        outcome={(looked, steps) => <ImportOutcome {...looked} {...steps} />}
      />
    </InPlace>
  );
}
