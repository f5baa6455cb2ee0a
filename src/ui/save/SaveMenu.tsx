import Download from 'lucide-react/icons/download';
import { useContext, useEffect, useId, useRef, useState, type RefObject } from 'react';
import { fileNameOf, type Sheet } from '../../domain/sheet/sheet';
import { Button } from '../button/Button';
import { lazyComponent } from '../layout/disclosure/lazy-component';
import { useSheet } from '../tokens/root';
import { useTexts } from '../texts/use-texts';
import { saveCode } from './save-code';
import { saveFile } from './save-file';
import saveCss from './save.css?inline';
import { SavedPage, type SavedTables } from './saved-page';
import { saveTexts } from './texts';

interface Props {
  /** Name of the saved table or chart, and of its files. */
  title: string;
  /** Returns the figures as shown at the moment. */
  sheetOf(): Sheet;
  /** Returns the picture of a chart; missing for tables. */
  pictureOf?: (() => Promise<Blob>) | undefined;
  /** Name of a file with all tables of the page; without it the menu saves its own table alone. */
  page?: string;
}

const Menu = lazyComponent(async () => (await saveCode.menu()).Menu, {
  missing: (retry) => <MenuMissing onRetry={retry} />,
});

/** Saves a table or a chart: the figures for Excel or as CSV, and a chart as a picture. */
export function SaveMenu({ title, sheetOf, pictureOf, page }: Props) {
  useSheet(saveCss);
  const t = useTexts(saveTexts);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const tables = useSavedTable(button, sheetOf);
  async function save(name: string, contentOf: () => Promise<Blob>): Promise<void> {
    setFailed(false);
    try {
      saveFile(await contentOf(), name);
    } catch {
      setFailed(true);
    }
  }
  const choice = (key: string, label: string, contentOf: () => Promise<Blob>) => ({
    key,
    label,
    onSelect: () => void save(`${fileNameOf(title)}.${key}`, contentOf),
  });
  const workbook = async (sheetsOf: () => readonly Sheet[]) =>
    (await saveCode.workbook()).workbookFile(sheetsOf());
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
            choice('xlsx', t.workbook, () => workbook(() => [sheetOf()])),
            choice('csv', t.csv, async () => {
              const { sheetCsv } = await saveCode.csv();
              return new Blob([sheetCsv(sheetOf())], { type: 'text/csv' });
            }),
            ...(pictureOf ? [choice('png', t.picture, pictureOf)] : []),
            ...(tables && page !== undefined
              ? [
                  {
                    key: 'page',
                    label: t.page,
                    onSelect: () =>
                      void save(`${fileNameOf(page)}.xlsx`, () => workbook(() => tables.sheets())),
                  },
                ]
              : []),
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

/** Adds a table to those of its page, which are returned. */
function useSavedTable(button: RefObject<HTMLElement | null>, sheetOf: () => Sheet): SavedTables | undefined {
  const tables = useContext(SavedPage);
  const latest = useRef(sheetOf);
  useEffect(() => {
    latest.current = sheetOf;
  });
  useEffect(
    () =>
      button.current ? tables?.add({ place: button.current, sheetOf: () => latest.current() }) : undefined,
    [tables, button],
  );
  return tables;
}

function MenuMissing({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(saveTexts);
  return (
    <Button variant="text" size="small" onClick={onRetry}>
      {t.failed}
    </Button>
  );
}
