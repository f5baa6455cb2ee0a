import type { ResultOf } from '../../../src/contract/call';
import type { CompanySettings, queryCompanySettings } from '../../../src/contract/enterprise-setting/company';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { AgencyLooks } from './AgencyLooks';
import { OwnEnterprises } from './OwnEnterprises';
import { settingWords } from './settings-words';
import { companyTexts } from './texts';

const RULES: readonly (keyof CompanySettings)[] = [
  'workTime',
  'approvalRequired',
  'changeApprovalRequired',
  'refundStandard',
  'lowestPriceFirst',
  'flightFilters',
];

/** Current enterprise with its own settings and those of its agency, and the other enterprises of the user. */
export function CompanyView({ answer: company }: { answer: ResultOf<typeof queryCompanySettings> }) {
  const t = useTexts(companyTexts);
  const { settings } = company;
  const fact = (field: keyof CompanySettings) => (
    <Fact key={field} name={t[field]} wraps>
      {settingWords(settings, field, t)}
    </Fact>
  );
  return (
    <>
      <Section title={t.identity}>
        <Facts>
          <Fact name={t.entName} wraps>
            {company.entName}
          </Fact>
          {fact('entShortName')}
          {fact('phone')}
          <Fact name={t.tmcName}>{company.tmcName}</Fact>
        </Facts>
      </Section>
      <Section title={t.rules}>
        <Facts>{RULES.map(fact)}</Facts>
      </Section>
      <Section title={t.byAgency}>
        <Facts>
          <Fact name={t.flightServiceFee}>{t.perTicket(company.flightServiceFee)}</Fact>
          <Fact name={t.settleWebUrl}>
            <PageLink address={company.settleWebUrl} name={t.settleWebUrl} />
          </Fact>
          <Fact name={t.thirdWebUrl}>
            <PageLink address={company.thirdWebUrl} name={t.thirdWebUrl} />
          </Fact>
        </Facts>
        <p>{t.entNameHint}</p>
      </Section>
      <AgencyLooks />
      <OwnEnterprises />
    </>
  );
}

/** Link to a page of the agency, whose address says nothing to users. */
function PageLink({ address, name }: { address: string; name: string }) {
  const t = useTexts(companyTexts);
  if (address === '') return t.none;
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return t.set;
  return (
    <a className="tp-list-link" href={url.href} target="_blank" rel="noopener noreferrer">
      {t.openPage(name)}
    </a>
  );
}
