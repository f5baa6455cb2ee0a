import Download from 'lucide-react/icons/download';
import { useId, useRef, useState } from 'react';
import { fileNameOf, type Sheet } from '../../domain/sheet/sheet';
import { Button } from '../button/Button';
import { lazyComponent } from '../layout/disclosure/lazy-component';
import { useSheet } from '../tokens/root';
import { useTexts } from '../texts/use-texts';
import { saveCode } from './save-code';
import { saveFile } from './save-file';
import saveCss from './save.css?inline';
import { saveTexts } from './texts';

interface Props {
  /** Name of the saved table or chart, and of its files. */
  title: string;
  /** Returns the figures as shown at the moment. */
  sheetOf(): Sheet;
  /** Returns the picture of a chart; missing for tables. */
  pictureOf?: (() => Promise<Blob>) | undefined;
}

const Menu = lazyComponent(async () => (await saveCode.menu()).Menu, {
  missing: (retry) => <MenuMissing onRetry={retry} />,
});

/** Saves a table or a chart: the figures for Excel or as CSV, and a chart as a picture. */
export function SaveMenu({ title, sheetOf, pictureOf }: Props) {
  useSheet(saveCss);
  const t = useTexts(saveTexts);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [hasFailed, setFailed] = useState(false);
  async function save(extension: string, contentOf: () => Promise<Blob>): Promise<void> {
    setFailed(false);
    try {
      saveFile(await contentOf(), `${fileNameOf(title)}.${extension}`);
    } catch {
      setFailed(true);
    }
  }
  const choice = (key: string, label: string, contentOf: () => Promise<Blob>) => ({
    key,
    label,
    onSelect: () => void save(key, contentOf),
  });
  return (
    <span className="tp-save">
      <Button
        ref={button}
        size="small"
        icon={<Download aria-hidden="true" />}
        aria-label={t.saveOf(title)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={() => setAnchor(anchor ? null : button.current)}
      >
        {t.save}
      </Button>
      {anchor && (
        <Menu
          id={id}
          label={t.saveOf(title)}
          anchor={anchor}
          start="first"
          onClose={() => setAnchor(null)}
          items={[
            choice('xlsx', t.workbook, async () => (await saveCode.workbook()).workbookFile([sheetOf()])),
            choice('csv', t.csv, async () => {
              const { sheetCsv } = await saveCode.csv();
              return new Blob([sheetCsv(sheetOf())], { type: 'text/csv' });
            }),
            ...(pictureOf ? [choice('png', t.picture, pictureOf)] : []),
          ]}
        />
      )}
      {hasFailed && (
        <span role="alert" className="tp-save-failed">
          {t.failed}
        </span>
      )}
    </span>
  );
}

function MenuMissing({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(saveTexts);
  return (
    <Button variant="text" size="small" onClick={onRetry}>
      {t.failed}
    </Button>
  );
}
