import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { addExport, type ExportFormat } from '../../contract/download/download';
import { Button } from '../../ui/button/Button';
import { useTexts } from '../../ui/texts/use-texts';
import { useIntent } from '../data/use-intent';
import { errorTexts } from '../errors/texts';
import { useHost } from '../host/host-context';
import { exportTexts } from './texts';

interface Props {
  /** Of what, as its area calls it at the gateway. */
  kind: string;
  /** What the list asks its call: all pages of it are exported. */
  query: Readonly<Record<string, unknown>>;
  /** The user wants to see the files that are made. */
  onShowFiles(): void;
}

/** Has what a list shows made into a file, which is found in the download centre. */
export function ExportBar({ kind, query, onShowFiles }: Props) {
  const host = useHost();
  const t = useTexts(exportTexts);
  const errors = useTexts(errorTexts);
  const adding = useIntent(addExport);
  const [asked, setAsked] = useState<ExportFormat>('xlsx');

  async function add(format: ExportFormat): Promise<void> {
    setAsked(format);
    const sent = await adding.send({ kind, format, query: { ...query } });
    if (sent.kind === 'done') {
      const action = { text: t.showFiles, run: onShowFiles };
      return host.notify({ as: 'toast', text: t.begun, delayMs: 0, action });
    }
    host.report(sent.error);
    return host.notify({ as: 'toast', text: t.failed(errors.of(sent.error)), delayMs: 0 });
  }
  const button = (format: ExportFormat, name: string) => (
    <Button
      variant="text"
      size="small"
      icon={<Download aria-hidden="true" />}
      loading={adding.isSending && asked === format}
      loadingText={name}
      // not `disabled`: the focus would be lost
      aria-disabled={adding.isSending || undefined}
      onClick={() => {
        if (!adding.isSending) void add(format);
      }}
    >
      {name}
    </Button>
  );
  return (
    <div className="tp-list-exports" role="group" aria-label={t.export}>
      {button('xlsx', t.toWorkbook)}
      {button('csv', t.toCsv)}
    </div>
  );
}
