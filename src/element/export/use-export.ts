import { useState } from 'react';
import { addExport, type ExportFormat } from '../../contract/download/download';
import { useTexts } from '../../ui/texts/use-texts';
import { useIntent } from '../data/use-intent';
import { errorTexts } from '../errors/texts';
import { useHost } from '../host/host-context';
import { exportTexts } from './texts';

interface ExportQuery {
  /** Kind of the export at the gateway. */
  kind: string;
  format: ExportFormat;
  /** Body of the list's call. */
  query: Readonly<Record<string, unknown>>;
}

/** Requests an export, one at a time, and shows where to find the file or why it failed. */
export function useExport(onShowFiles: () => void): {
  add(asked: ExportQuery): void;
  isSending: boolean;
  /** Format of the last request. */
  asked: ExportFormat;
} {
  const host = useHost();
  const t = useTexts(exportTexts);
  const errors = useTexts(errorTexts);
  const adding = useIntent(addExport);
  const [format, setFormat] = useState<ExportFormat>('xlsx');

  async function add(asked: ExportQuery): Promise<void> {
    setFormat(asked.format);
    const sent = await adding.send({ ...asked, query: { ...asked.query } });
    if (sent.kind === 'done') {
      const action = { text: t.showFiles, run: onShowFiles };
      return host.notify({ as: 'toast', text: t.begun, delayMs: 0, action });
    }
    host.report(sent.error);
    return host.notify({ as: 'toast', text: t.failed(errors.of(sent.error)), delayMs: 0 });
  }
  return {
    add(asked) {
      if (!adding.isSending) void add(asked);
    },
    isSending: adding.isSending,
    asked: format,
  };
}
