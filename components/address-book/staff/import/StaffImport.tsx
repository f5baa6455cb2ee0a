import { staffFields } from '../../../../src/contract/address-book/staff-fields';
import { importStaff } from '../../../../src/contract/address-book/staff-import';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import { templateHeaders } from '../../../../src/domain/address-book/import-columns';
import { useCall } from '../../../../src/element/data/use-call';
import { TableImport } from '../../../../src/element/table-import/TableImport';
import { InPlace } from '../../../../src/ui/layout/disclosure/InPlace';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { staffMemberTexts } from '../texts';
import { staffImportTexts } from './texts';

const OWN_FIELDS = { isEnabled: true, pageSize: 100 };

/** Imports staff from a file. */
export default function StaffImport({ onBack }: { onBack(): void }) {
  const members = useTexts(staffMemberTexts);
  const t = useTexts(staffImportTexts);
  const ownFields = useCall(staffFields.list, OWN_FIELDS);
  const ownNames = ownFields.data?.rows.map(({ fieldName }) => fieldName);
  return (
    <InPlace back={members.backToStaff} onBack={onBack}>
      <TableImport
        wizard={{
          call: importStaff,
          bodyOf: (sent) => sent,
          texts: t,
          question: t.question,
          template: { headers: ownNames && templateHeaders(ownNames), name: t.templateName },
          changes: staffMembers.add,
          countsOf: ({ ignoredList = [] }) =>
            ignoredList.length === 0 ? [] : [[t.ignored, t.listed(ignoredList)]],
          after: <p>{t.placeHint}</p>,
        }}
      />
    </InPlace>
  );
}
