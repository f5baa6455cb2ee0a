import { queryAgencySite } from '../../../src/contract/agency/platform/sites';
import { useCall } from '../../../src/element/data/use-call';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { History } from '../decision/History';
import { SitePreview } from './SitePreview';
import { siteTexts } from './texts';

/** A site with its sign-in page and its changes. */
export function SiteDetail({ host, onBack }: { host: string; onBack(): void }) {
  const t = useTexts(siteTexts);
  const found = useCall(queryAgencySite, { host });
  const { data } = found;
  return (
    <DetailPane
      noun={t.noun}
      title={host}
      row={host}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={onBack}
      head={null}
    >
      {data && (
        <Section title={t.facts}>
          <Facts>
            <Fact name={t.websiteName}>{data.site.websiteName}</Fact>
            <Fact name={t.platName}>{data.site.platName || t.none}</Fact>
            <Fact name={t.copyRight1} wraps>
              {data.site.copyRight1 || t.none}
            </Fact>
            <Fact name={t.copyRight2} wraps>
              {data.site.copyRight2 || t.none}
            </Fact>
          </Facts>
        </Section>
      )}
      {data && (
        <Section title={t.preview}>
          <SitePreview brand={data.site} />
        </Section>
      )}
      {data && <History entries={data.historyList} />}
    </DetailPane>
  );
}
