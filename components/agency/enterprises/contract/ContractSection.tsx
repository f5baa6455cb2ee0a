import { useState } from 'react';
import {
  queryEnterpriseContract,
  withdrawContractTerms,
  type AgencyContract,
} from '../../../../src/contract/agency/contracts';
import { useCall } from '../../../../src/element/data/use-call';
import { errorTexts } from '../../../../src/element/errors/texts';
import { useHost } from '../../../../src/element/host/host-context';
import { ConfirmBox } from '../../../../src/element/submission/ConfirmBox';
import { Button } from '../../../../src/ui/button/Button';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../../src/ui/feedback/SkeletonRows';
import { Section } from '../../../../src/ui/layout/Section';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { ContractFacts, MoneyFacts, PlannedFacts } from './ContractFacts';
import { LimitDialog } from './LimitDialog';
import { ProductSection } from './ProductSection';
import { TermsDialog } from './TermsDialog';
import { agencyContractTexts } from './texts';

type DialogState = 'terms' | 'limit' | 'withdraw';

interface Props {
  enterpriseNum: string;
  mayManage: boolean;
}

/** Contract of an enterprise: terms, limit, and the figures that decisions about them need. */
export function ContractSection({ enterpriseNum, mayManage }: Props) {
  const t = useTexts(agencyContractTexts);
  const errors = useTexts(errorTexts);
  const found = useCall(queryEnterpriseContract, { enterpriseNum });
  const { data } = found;
  if (data === undefined) {
    return found.error ? (
      <ErrorState
        message={errors.of(found.error)}
        retrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    ) : (
      <SkeletonRows rows={3} height={48} label={t.title} />
    );
  }
  return <Loaded enterpriseNum={enterpriseNum} mayManage={mayManage} contract={data} />;
}

function Loaded({ enterpriseNum, mayManage, contract }: Props & { contract: AgencyContract }) {
  const t = useTexts(agencyContractTexts);
  const host = useHost();
  const [asked, ask] = useState<DialogState>();
  const { contractInfo, planned, credit } = contract;
  const end = () => ask(undefined);
  const saved = () => {
    host.notify({ as: 'toast', text: t.saved, delayMs: 0 });
    end();
  };
  const button = (text: string, dialog: DialogState) => (
    <div>
      <Button aria-haspopup="dialog" onClick={() => ask(dialog)}>
        {text}
      </Button>
    </div>
  );
  return (
    <>
      <Section title={t.title}>
        {contractInfo === null ? <p>{t.none}</p> : <ContractFacts contract={contract} />}
        {mayManage && button(contractInfo === null ? t.sign : t.change, 'terms')}
      </Section>
      {planned !== null && (
        <Section title={t.planned}>
          <PlannedFacts planned={planned} />
          {mayManage && button(t.withdraw, 'withdraw')}
        </Section>
      )}
      <Section title={t.money}>
        <MoneyFacts contract={contract} />
        {mayManage && credit !== null && button(t.limit, 'limit')}
      </Section>
      <ProductSection {...{ enterpriseNum, mayManage }} products={contract.productList} />
      {asked === 'terms' && (
        <TermsDialog enterpriseNum={enterpriseNum} contract={contract} onSaved={saved} onClose={end} />
      )}
      {asked === 'limit' && credit !== null && (
        <LimitDialog enterpriseNum={enterpriseNum} credit={credit} onSaved={saved} onClose={end} />
      )}
      {asked === 'withdraw' && planned !== null && (
        <ConfirmBox
          call={withdrawContractTerms}
          body={{ enterpriseNum, termsNo: planned.termsNo }}
          title={t.withdraw}
          confirmText={t.withdraw}
          cancelText={t.cancel}
          onClose={end}
          onDone={saved}
        >
          {t.withdrawAsk}
        </ConfirmBox>
      )}
    </>
  );
}
