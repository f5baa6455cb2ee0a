import { Button } from '../../ui/button/Button';
import { Fact, Facts } from '../../ui/layout/Facts';
import { Section } from '../../ui/layout/Section';
import { Toolbar } from '../../ui/layout/Toolbar';
import { useTexts } from '../../ui/texts/use-texts';
import { useCall } from '../data/use-call';
import { DetailPane } from '../list/DetailPane';
import { isRefused } from '../list/is-refused';
import { ChangeLog } from './record/ChangeLog';
import type { ResourceListStore } from './resource-list-store';
import { nameOf, fieldText, type AnyPage } from './page-options';
import type { DialogState } from './page-dialog';
import { resourceTexts } from './texts';
import { useCanWriteIn } from './use-can-write';
import { usePageLabels } from './use-page-labels';

interface Props {
  page: AnyPage;
  listing: ResourceListStore;
  /** Key of the row. */
  row: string;
  ask(asked: DialogState): void;
}

/** Detail of a row: its facts and its log of changes. */
export function ResourceDetail({ page, listing, row: key, ask }: Props) {
  const { resource, sections: Sections } = page;
  const t = useTexts(resourceTexts);
  const words = usePageLabels(page);
  const mayWriteIn = useCanWriteIn(resource);
  const found = useCall(resource.get, { key }, { live: true });
  const row = found.data;
  return (
    <DetailPane
      noun={words.noun}
      title={row ? nameOf(page, row, words) : words.noun}
      row={key}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={listing.close}
      head={
        row &&
        mayWriteIn(page.departmentsOf?.(row)) && (
          <Toolbar>
            {page.rowActions?.(row, (actions) =>
              actions.map(({ text, onAct }) => (
                <Button key={text} aria-haspopup="dialog" onClick={onAct}>
                  {text}
                </Button>
              )),
            )}
            {resource.remove && (
              <Button aria-haspopup="dialog" onClick={() => ask({ kind: 'remove', row })}>
                {t.remove}
              </Button>
            )}
            {page.copy && (
              <Button aria-haspopup="dialog" onClick={() => ask({ kind: 'form', copied: row })}>
                {t.copy}
              </Button>
            )}
            {resource.alter && (
              <Button variant="primary" aria-haspopup="dialog" onClick={() => ask({ kind: 'form', row })}>
                {t.edit}
              </Button>
            )}
          </Toolbar>
        )
      }
    >
      {row && (
        <>
          <Section title={t.facts}>
            <Facts>
              {factsOf(page).map((name) => (
                <Fact key={name} name={words.label(name)}>
                  {page.fields[name]?.cell?.(row[name], words.texts, { row, label: words.label(name) }) ??
                    (fieldText(page, name, row[name], words) || t.none)}
                </Fact>
              ))}
            </Facts>
          </Section>
          {Sections && <Sections row={row} />}
          <ChangeLog page={page} rowKey={key} />
        </>
      )}
    </DetailPane>
  );
}

function factsOf({ detail, form = [], columns }: AnyPage): readonly string[] {
  const shown = columns.filter((column) => typeof column === 'string');
  return detail ?? [...new Set([...form, ...shown])];
}
