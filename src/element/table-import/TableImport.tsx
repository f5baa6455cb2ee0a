import { useState, type ReactNode } from 'react';
import type { Call } from '../../contract/call';
import { queryLatestImportJob } from '../../contract/import-job/import-job';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows';
import { Section } from '../../ui/layout/Section';
import { useTexts } from '../../ui/texts/use-texts';
import { useCall } from '../data/use-call';
import { ImportEnd } from './ImportEnd';
import { ImportJobView, isUnderWay } from './ImportJobView';
import { tableImportTexts } from './texts';

interface Props<Looked> {
  /** The kind of rows that are imported. */
  kind: string;
  /** The counter word of rows. */
  unit: string;
  /** The areas that the rows change. */
  changes: Pick<Call, 'changes'>;
  /** Button for another file. */
  another: string;
  /** Part of the element that shows how far an import is. */
  part?: string;
  /** The field of a file, until one was looked at. */
  chooseFile(onLooked: (looked: Looked) => void): ReactNode;
  /** The effect that the file would have, and the button that takes it. */
  outcome(looked: Looked, steps: { onBegun(importJobNo: string): void; onAnother(): void }): ReactNode;
}

/**
 * Imports a file: it is looked at as soon as it is there, and taken once that is confirmed. An import under way is found again by
 * users who come back.
 */
export function TableImport<Looked>({
  kind,
  unit,
  changes,
  another,
  part,
  chooseFile,
  outcome,
}: Props<Looked>) {
  const t = useTexts(tableImportTexts);
  const [looked, setLooked] = useState<Looked>();
  /** The import that is shown, and the last one that was shown to its end. */
  const [begun, setBegun] = useState('');
  const [seen, setSeen] = useState('');
  const latest = useCall(queryLatestImportJob, { kind }, { live: true });
  const job = latest.data?.importJob ?? undefined;
  if (begun === '' && job !== undefined && job.importJobNo !== seen && isUnderWay(job))
    setBegun(job.importJobNo);
  if (begun !== '')
    return (
      <div part={part}>
        <ImportJobView
          importJobNo={begun}
          unit={unit}
          changes={changes}
          another={another}
          onAnother={() => {
            setSeen(begun);
            setBegun('');
          }}
        />
      </div>
    );
  if (looked !== undefined)
    return outcome(looked, {
      onBegun(importJobNo) {
        setBegun(importJobNo);
        setLooked(undefined);
      },
      onAnother: () => setLooked(undefined),
    });
  if (latest.isPending) return <SkeletonRows rows={2} />;
  return (
    <>
      {chooseFile(setLooked)}
      {job !== undefined && !isUnderWay(job) && job.importJobNo !== seen && (
        <div part={part}>
          <Section title={t.latestImport(job.fileName)}>
            <ImportEnd job={job} unit={unit} />
          </Section>
        </div>
      )}
    </>
  );
}
