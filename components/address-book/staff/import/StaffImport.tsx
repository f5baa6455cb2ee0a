import { useState } from 'react';
import { STAFF_IMPORT, type importStaff } from '../../../../src/contract/address-book/staff-import';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import type { ResultOf } from '../../../../src/contract/call';
import { queryLatestImportJob } from '../../../../src/contract/import-job/import-job';
import { useCall } from '../../../../src/element/data/use-call';
import { ImportEnd } from '../../../../src/element/table-import/ImportEnd';
import { ImportJobView, isUnderWay } from '../../../../src/element/table-import/ImportJobView';
import { tableImportTexts } from '../../../../src/element/table-import/texts';
import { SkeletonRows } from '../../../../src/ui/feedback/SkeletonRows';
import { InPlace } from '../../../../src/ui/layout/InPlace';
import { Section } from '../../../../src/ui/layout/Section';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { staffMemberTexts } from '../texts';
import { ChooseFile } from './ChooseFile';
import { ImportOutcome } from './ImportOutcome';
import { staffImportTexts } from './texts';

const KIND = { kind: STAFF_IMPORT };

/** A file as it was looked at. */
interface Looked {
  file: File;
  result: ResultOf<typeof importStaff>;
}

/**
 * Adds staff by a file: it is looked at as soon as it is there, and taken once that is confirmed. An import under way is found
 * again by who comes back.
 */
export default function StaffImport({ onBack }: { onBack(): void }) {
  const members = useTexts(staffMemberTexts);
  const t = useTexts(staffImportTexts);
  const shared = useTexts(tableImportTexts);
  const [looked, setLooked] = useState<Looked>();
  /** The import that is shown, and the last one that was shown to its end. */
  const [begun, setBegun] = useState('');
  const [seen, setSeen] = useState('');
  const latest = useCall(queryLatestImportJob, KIND, { live: true });
  const job = latest.data?.importJob ?? undefined;
  if (begun === '' && job !== undefined && job.importJobNo !== seen && isUnderWay(job))
    setBegun(job.importJobNo);
  const content =
    begun !== '' ? (
      <ImportJobView
        importJobNo={begun}
        unit={t.unit}
        changes={staffMembers.add}
        another={t.another}
        onAnother={() => {
          setSeen(begun);
          setBegun('');
        }}
      />
    ) : looked ? (
      <ImportOutcome
        {...looked}
        onBegun={(importJobNo) => {
          setBegun(importJobNo);
          setLooked(undefined);
        }}
        onAnother={() => setLooked(undefined)}
      />
    ) : latest.isPending ? (
      <SkeletonRows rows={2} />
    ) : (
      <>
        <ChooseFile onLooked={setLooked} />
        {job !== undefined && !isUnderWay(job) && job.importJobNo !== seen && (
          <Section title={shared.latestImport(job.fileName)}>
            <ImportEnd job={job} unit={t.unit} />
          </Section>
        )}
      </>
    );
  return (
    <InPlace back={members.backToStaff} onBack={onBack}>
      {content}
    </InPlace>
  );
}
