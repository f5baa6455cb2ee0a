import { useState } from 'react';
import {
  deleteExport,
  queryExportFile,
  retryExport,
  type ExportJob,
} from '../../../src/contract/download/download';
import { useIntent } from '../../../src/element/data/use-intent';
import type { Host } from '../../../src/element/host/host';
import { withSession } from '../../../src/element/host/sign-in';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { follow } from '../../../src/element/upload/follow';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { downloadList } from './declaration';
import { downloadListTexts } from './texts';

interface Props {
  host: Host<typeof downloadList>;
  job: ExportJob;
}

/** Actions on an export: save, run again, or delete. */
export function JobActions({ host, job }: Props) {
  const t = useTexts(downloadListTexts);
  const { exportState, fileName } = job;
  return (
    <>
      {exportState === 'done' && <SaveButton host={host} job={job} label={`${t.download} ${fileName}`} />}
      {exportState === 'failed' && <RetryButton host={host} job={job} label={`${t.retry} ${fileName}`} />}
      <DeleteButton host={host} job={job} label={`${t.delete} ${fileName}`} />
    </>
  );
}

/** `label` starts with the visible text and continues with the file name. */
type ButtonProps = Props & { label: string };

function SaveButton({ host, job: { exportNo }, label }: ButtonProps) {
  const t = useTexts(downloadListTexts);
  const [isAsked, setAsked] = useState(false);
  async function save(): Promise<void> {
    setAsked(true);
    try {
      // the address is valid for a minute, so it is fetched on the press
      const { downloadUrl } = await withSession(host, () => host.runtime.send(queryExportFile, { exportNo }));
      follow(downloadUrl);
      host.track('export-downloaded');
    } catch (error) {
      host.report(error);
    } finally {
      setAsked(false);
    }
  }
  return (
    <Button size="small" variant="primary" loading={isAsked} aria-label={label} onClick={() => void save()}>
      {t.download}
    </Button>
  );
}

function RetryButton({ host, job: { exportNo }, label }: ButtonProps) {
  const t = useTexts(downloadListTexts);
  const retrying = useIntent(retryExport);
  async function retry(): Promise<void> {
    const ended = await retrying.send({ exportNo });
    if (ended.kind !== 'done') host.report(ended.error);
  }
  return (
    <Button size="small" loading={retrying.isSending} aria-label={label} onClick={() => void retry()}>
      {t.retry}
    </Button>
  );
}

function DeleteButton({ host, job: { exportNo, fileName }, label }: ButtonProps) {
  const t = useTexts(downloadListTexts);
  const [isAsking, setAsking] = useState(false);
  const end = () => setAsking(false);
  return (
    <>
      <Button size="small" variant="text" aria-label={label} onClick={() => setAsking(true)}>
        {t.delete}
      </Button>
      {isAsking && (
        <ConfirmBox
          call={deleteExport}
          body={{ exportNo }}
          title={t.deleteTitle}
          confirmText={t.deleteYes}
          cancelText={t.deleteNo}
          danger
          onClose={end}
          onDone={() => {
            end();
            host.emit('tp-export-deleted', { exportNo });
          }}
        >
          {t.deleteHint(fileName)}
        </ConfirmBox>
      )}
    </>
  );
}
