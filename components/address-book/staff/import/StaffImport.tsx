import Download from 'lucide-react/icons/download';
import { useRef, useState } from 'react';
import { staffFields } from '../../../../src/contract/address-book/staff-fields';
import {
  importStaff,
  STAFF_FILE_BYTES,
  STAFF_ROWS,
} from '../../../../src/contract/address-book/staff-import';
import type { ResultOf } from '../../../../src/contract/call';
import { templateHeaders } from '../../../../src/domain/address-book/import-columns';
import { useCall } from '../../../../src/element/data/use-call';
import { saveTemplate } from '../../../../src/element/table-import/save-template';
import { TableFileField } from '../../../../src/element/table-import/TableFileField';
import { tableImportTexts } from '../../../../src/element/table-import/texts';
import { Button } from '../../../../src/ui/button/Button';
import { InPlace } from '../../../../src/ui/layout/InPlace';
import { Section } from '../../../../src/ui/layout/Section';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { staffMemberTexts } from '../texts';
import { ImportOutcome } from './ImportOutcome';
import { staffImportTexts } from './texts';

const MEGABYTES = STAFF_FILE_BYTES / 1024 / 1024;
const OWN_FIELDS = { isEnabled: true, pageSize: 100 };

/** A file as it was looked at. */
interface Looked {
  file: File;
  result: ResultOf<typeof importStaff>;
}

/** Adds staff by a file: it is looked at as soon as it is there, and taken once that is confirmed. */
export default function StaffImport({ onBack }: { onBack(): void }) {
  const t = useTexts(staffImportTexts);
  const members = useTexts(staffMemberTexts);
  const shared = useTexts(tableImportTexts);
  const [looked, setLooked] = useState<Looked>();
  const sent = useRef<File>(undefined);
  const ownFields = useCall(staffFields.list, OWN_FIELDS);
  const ownNames = ownFields.data?.rows.map(({ fieldName }) => fieldName);
  return (
    <InPlace back={members.backToStaff} onBack={onBack}>
      {looked ? (
        <ImportOutcome {...looked} onAnother={() => setLooked(undefined)} />
      ) : (
        <Section title={t.chooseFile}>
          <TableFileField
            label={t.file}
            hint={t.fileHint(STAFF_ROWS, MEGABYTES)}
            call={importStaff}
            bodyOf={(file) => {
              sent.current = file;
              return { file, dryRun: '1' as const };
            }}
            most={STAFF_FILE_BYTES}
            onDone={(result) => {
              if (sent.current) setLooked({ file: sent.current, result });
            }}
          />
          <p>{t.placeHint}</p>
          <Button
            icon={<Download />}
            disabled={ownNames === undefined}
            onClick={() => saveTemplate(templateHeaders(ownNames ?? []), t.templateName)}
          >
            {shared.template}
          </Button>
        </Section>
      )}
    </InPlace>
  );
}
