import Download from 'lucide-react/icons/download';
import type { ExportFormat } from '../../contract/download/download';
import { Button } from '../../ui/button/Button';
import { useTexts } from '../../ui/texts/use-texts';
import { exportTexts } from './texts';
import { useExport } from './use-export';

interface Props {
  /** Kind of the export at the gateway. */
  kind: string;
  /** Body of the list's call; the export covers all pages. */
  query: Readonly<Record<string, unknown>>;
  /**
   * Set when the files of the listed entries can be downloaded together: kind at the gateway and text of the button.
   */
  files?: { kind: string; text: string };
  /** Called when the user opens the list of exports. */
  onShowFiles(): void;
}

/** Requests an export of a list, or an archive of its files, for the download centre. */
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
      // not `disabled`, which would drop the focus
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
