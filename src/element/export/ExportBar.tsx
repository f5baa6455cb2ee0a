import Download from 'lucide-react/icons/download';
import type { ExportFormat } from '../../contract/download/download';
import { Button } from '../../ui/button/Button';
import { useTexts } from '../../ui/texts/use-texts';
import { exportTexts } from './texts';
import { useExport } from './use-export';

interface Props {
  /** Of what, as its area calls it at the gateway. */
  kind: string;
  /** What the list asks its call: all pages of it are exported. */
  query: Readonly<Record<string, unknown>>;
  /** The files of what is listed can be had together: of what kind at the gateway, and what the button says. */
  files?: { kind: string; text: string };
  /** The user wants to see the files that are made. */
  onShowFiles(): void;
}

/** Has what a list shows made into a file, or its files into one, which is found in the download centre. */
export function ExportBar({ kind, query, files, onShowFiles }: Props) {
  const t = useTexts(exportTexts);
  const { add, isSending, asked } = useExport(onShowFiles);
  const button = (format: ExportFormat, name: string, of = kind) => (
    <Button
      variant="text"
      size="small"
      icon={<Download aria-hidden="true" />}
      loading={isSending && asked === format}
      loadingText={name}
      // not `disabled`: the focus would be lost
      aria-disabled={isSending || undefined}
      onClick={() => add({ kind: of, format, query })}
    >
      {name}
    </Button>
  );
  return (
    <div className="tp-list-exports" role="group" aria-label={t.export}>
      {files && button('zip', files.text, files.kind)}
      {button('xlsx', t.toWorkbook)}
      {button('csv', t.toCsv)}
    </div>
  );
}
