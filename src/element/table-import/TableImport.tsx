import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows';
import { Section } from '../../ui/layout/Section';
import { useTexts } from '../../ui/texts/use-texts';
import { useSheet } from '../../ui/tokens/root';
import { useCall } from '../data/use-call';
import { CheckedFile } from './CheckedFile';
import { isUnderWay } from './displayed-state';
import { FileStep } from './FileStep';
import { ImportCallsContext, STAFF_IMPORTS, useImportCalls } from './import-calls';
import { ImportEnd } from './ImportEnd';
import { ImportHistory } from './ImportHistory';
import { ImportJobView } from './ImportJobView';
import tableImportCss from './table-import.css?inline';
import { tableImportTexts } from './texts';
import type { ImportCall, Looked, Wizard } from './wizard';

/**
 * Imports a file: it is checked when it is chosen, and imported after a confirmation. Users who return find a running
 * import again; former ones are listed and can be undone.
 */
export function TableImport<C extends ImportCall>({ wizard }: { wizard: Wizard<C> }) {
  return (
    <ImportCallsContext value={wizard.calls ?? STAFF_IMPORTS}>
      <Steps wizard={wizard} />
    </ImportCallsContext>
  );
}

function Steps<C extends ImportCall>({ wizard }: { wizard: Wizard<C> }) {
  useSheet(tableImportCss);
  const t = useTexts(tableImportTexts);
  const { call, texts, changes, hasParts = false } = wizard;
  const partOf = (name: string) => (hasParts ? name : undefined);
  const [looked, setLooked] = useState<Looked<C>>();
  /** Shown import, and the last one that was shown until its end. */
  const [begun, setBegun] = useState('');
  const [seen, setSeen] = useState('');
  const latest = useCall(useImportCalls().latest, { kind: call.kind }, { live: true });
  const job = latest.data?.importJob ?? undefined;
  if (begun === '' && job !== undefined && job.importJobNo !== seen && isUnderWay(job))
    setBegun(job.importJobNo);
  if (begun !== '')
    return (
      <div part={partOf('progress')}>
        <ImportJobView
          key={begun}
          importJobNo={begun}
          unit={texts.unit}
          changes={changes}
          another={t.another}
          onAnother={() => {
            setSeen(begun);
            setBegun('');
          }}
        />
      </div>
    );
  if (looked !== undefined)
    return (
      <Focused part={partOf('preview')}>
        <CheckedFile
          wizard={wizard}
          looked={looked}
          onBegun={(importJobNo) => {
            wizard.onBegun?.();
            setBegun(importJobNo);
            setLooked(undefined);
          }}
          onAnother={() => setLooked(undefined)}
        />
      </Focused>
    );
  if (latest.isPending) return <SkeletonRows rows={2} />;
  return (
    <div className="tp-table-import">
      <div part={partOf('file')}>
        <FileStep
          // remounts, so that one table's refusal is not shown for another
          key={wizard.variant}
          wizard={wizard}
          onLooked={(found) => {
            wizard.onLooked?.();
            setLooked(found);
          }}
        />
      </div>
      {job !== undefined && !isUnderWay(job) && job.importJobNo !== seen && (
        <div part={partOf('progress')}>
          <Section title={t.latestImport(job.fileName)}>
            <ImportEnd job={job} unit={texts.unit} onBegun={setBegun} />
          </Section>
        </div>
      )}
      <ImportHistory kind={call.kind} unit={texts.unit} onBegun={setBegun} onShow={setBegun} />
    </div>
  );
}

/** Takes the focus when it replaces a part whose button was pressed. */
function Focused({ part, children }: { part: string | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="tp-import-step" part={part}>
      {children}
    </div>
  );
}
