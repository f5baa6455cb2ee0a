import { useState } from 'react';
import { queryCompanySettings, type CompanySettings } from '../../../src/contract/enterprise-setting/company';
import type { ResultOf } from '../../../src/contract/call';
import type { CompanyProps } from '../declaration';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isRefused } from '../../../src/element/list/is-refused';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Page } from '../../../src/ui/layout/Page';
import { Section } from '../../../src/ui/layout/Section';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { CompanyChanges } from './CompanyChanges';
import { CompanyDialog } from './CompanyDialog';
import { OwnEnterprises } from './OwnEnterprises';
import { settingWords } from './settings-words';
import { companyTexts } from './texts';

/** The enterprise in use: what it is called, what it has set, and which others the user works for. */
export default function CompanyManageSet({ host }: CompanyProps) {
  const t = useTexts(companyTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryCompanySettings, {}, { live: true });
  const [isEdited, setEdited] = useState(false);
  if (isRefused(error)) return <ErrorState message={errors.of(error)} />;
  if (!data)
    return error ? (
      <ErrorState message={t.failed(errors.of(error))} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={6} label={t.loading} />
    );
  return (
    <Page>
      <Toolbar>
        <Button variant="primary" aria-haspopup="dialog" onClick={() => setEdited(true)}>
          {t.edit}
        </Button>
      </Toolbar>
      <CompanyFacts company={data} />
      <OwnEnterprises />
      <CompanyChanges changes={data.changeList} />
      {isEdited && (
        <CompanyDialog
          host={host}
          from={data.settings}
          onReload={() => refetch().then((answer) => answer.data?.settings)}
          onClose={() => setEdited(false)}
        />
      )}
    </Page>
  );
}

const RULES: readonly (keyof CompanySettings)[] = [
  'workTime',
  'approvalRequired',
  'changeApprovalRequired',
  'refundStandard',
  'lowestPriceFirst',
  'flightFilters',
];

function CompanyFacts({ company }: { company: ResultOf<typeof queryCompanySettings> }) {
  const t = useTexts(companyTexts);
  const { settings } = company;
  const fact = (field: keyof CompanySettings) => (
    <Fact key={field} name={t.label(field)} wraps>
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
          <Fact name={t.settleWebUrl} wraps>
            {company.settleWebUrl || t.none}
          </Fact>
          <Fact name={t.thirdWebUrl} wraps>
            {company.thirdWebUrl || t.none}
          </Fact>
        </Facts>
        <p>{t.entNameHint}</p>
      </Section>
    </>
  );
}
