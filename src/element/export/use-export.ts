import { useState } from 'react';
import { addExport, type ExportFormat } from '../../contract/download/download';
import { useTexts } from '../../ui/texts/use-texts';
import { useIntent } from '../data/use-intent';
import { errorTexts } from '../errors/texts';
import { useHost } from '../host/host-context';
import { exportTexts } from './texts';

interface Asked {
  /** Of what, as its area calls it at the gateway. */
  kind: string;
  format: ExportFormat;
  /** What the list asks its call. */
  query: Readonly<Record<string, unknown>>;
}

/** Has a file made, one at a time, and says where it will be found, or why it is not. */
export function useExport(onShowFiles: () => void): {
  add(asked: Asked): void;
  isSending: boolean;
  /** The format that was asked for last. */
  asked: ExportFormat;
} {
  const host = useHost();
  const t = useTexts(exportTexts);
  const errors = useTexts(errorTexts);
  const adding = useIntent(addExport);
  const [format, setFormat] = useState<ExportFormat>('xlsx');

  async function add(asked: Asked): Promise<void> {
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
