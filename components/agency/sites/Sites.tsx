import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import {
  ANY_HOST,
  queryAgencySites,
  removeSite,
  type AgencySite,
} from '../../../src/contract/agency/platform/sites';
import { useHost } from '../../../src/element/host/host-context';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { listPage } from '../../../src/element/list-page/list-page';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import type { Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { AgencyPageProps } from '../page-props';
import { SiteDetail } from './SiteDetail';
import { SiteDialog } from './SiteDialog';
import { siteTexts, type SiteTexts } from './texts';

type DialogState = { kind: 'edit'; site: AgencySite | undefined } | { kind: 'remove'; site: AgencySite };

interface Of {
  mayManage: boolean;
  open(host: string): void;
  ask(asked: DialogState): void;
}

const List = listPage(
  queryAgencySites,
  { t: siteTexts },
  {
    path: '/agency/sites',
    words: ({ t }) => ({ noun: t.noun, nothing: t.nothing, search: t.search, hint: t.hint }),
    ask: (filters: Filters<object>) => filters,
    rows: ({ siteList }) => siteList,
    rowKey: ({ host }) => host,
    columns: ({ t }, { open }: Of) => siteColumns(t, open),
    rowActions: (site, of) => of.mayManage && <Actions site={site} of={of} />,
    Actions: AddButton,
  },
);

const siteColumns = (t: SiteTexts, open: Of['open']): Column<AgencySite>[] => [
  {
    id: 'host',
    header: t.host,
    cell: ({ host }) => (
      <Button variant="text" onClick={() => open(host)}>
        {host === ANY_HOST ? t.everyHost : host}
      </Button>
    ),
  },
  { id: 'websiteName', header: t.websiteName, oneLine: true, cell: ({ websiteName }) => websiteName },
  { id: 'platName', header: t.platName, oneLine: true, givesWay: 1, cell: ({ platName }) => platName },
  {
    id: 'copyRight1',
    header: t.copyRight1,
    oneLine: true,
    givesWay: 2,
    cell: ({ copyRight1 }) => copyRight1,
  },
];

function AddButton({ of: { mayManage, ask } }: { of: Of }) {
  const t = useTexts(siteTexts);
  if (!mayManage) return null;
  return (
    <Button icon={<Plus />} aria-haspopup="dialog" onClick={() => ask({ kind: 'edit', site: undefined })}>
      {t.add}
    </Button>
  );
}

function Actions({ site, of: { ask } }: { site: AgencySite; of: Of }) {
  const t = useTexts(siteTexts);
  const button = (text: string, asked: DialogState) => (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      aria-label={`${text} ${site.host}`}
      onClick={() => ask(asked)}
    >
      {text}
    </Button>
  );
  return (
    <>
      {button(t.alterShort, { kind: 'edit', site })}
      {button(t.remove, { kind: 'remove', site })}
    </>
  );
}

/** Sites of the agency by host, with the brand that their visitors see. */
export default function Sites({ rights }: AgencyPageProps) {
  const t = useTexts(siteTexts);
  const host = useHost();
  const [listing] = useState(() =>
    createListStore<Filters<object>, AgencySite>({ none: { keyword: '' }, sort: LATEST_FIRST }),
  );
  const [shown, open] = useState('');
  const [asked, ask] = useState<DialogState>();
  const [of] = useState((): Of => ({ mayManage: rights.includes('managePlatform'), open, ask }));
  const end = () => ask(undefined);
  const done = (text: string) => {
    host.notify({ as: 'toast', text, delayMs: 0 });
    end();
  };
  if (shown !== '') return <SiteDetail host={shown} onBack={() => open('')} />;
  return (
    <>
      <List listing={listing} of={of} />
      {asked?.kind === 'edit' && <SiteDialog site={asked.site} onClose={end} onSaved={() => done(t.saved)} />}
      {asked?.kind === 'remove' && (
        <ConfirmBox
          call={removeSite}
          body={{ host: asked.site.host, revision: asked.site.revision }}
          title={t.removeTitle}
          confirmText={t.remove}
          cancelText={t.cancel}
          danger
          onClose={end}
          onDone={() => done(t.removed)}
        >
          {t.removeAsk(asked.site.host)}
        </ConfirmBox>
      )}
    </>
  );
}
