import { useMemo, useState } from 'react';
import {
  verifyIdentityDomain,
  type DomainState,
  type IdentityDomain,
} from '../../../src/contract/agency/connections/identity-domains';
import { instantText } from '../../../src/domain/shanghai-time';
import { useIntent } from '../../../src/element/data/use-intent';
import { errorTexts } from '../../../src/element/errors/texts';
import { useHost } from '../../../src/element/host/host-context';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import { Section } from '../../../src/ui/layout/Section';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { copyText } from '../copy';
import type { ProviderData } from './columns';
import { identityTexts, type IdentityTexts } from './texts';

const TONES: Readonly<Record<DomainState, Tone>> = { pending: 'over', verified: 'within', lapsed: 'blocked' };

const noteOf = ({ isDeclared, endTime, verifyTime }: IdentityDomain, t: IdentityTexts): string => {
  if (endTime !== '') return t.endsAt(instantText(endTime));
  if (isDeclared) return t.declared;
  return verifyTime === '' ? '' : t.verifiedAt(instantText(verifyTime));
};

const columnsOf = (t: IdentityTexts): Column<IdentityDomain>[] => [
  { id: 'domain', header: t.domain, cell: ({ domain }) => domain },
  {
    id: 'state',
    header: t.domainState,
    cell: (row) => (
      <>
        <Tag tone={row.endTime === '' ? TONES[row.domainState] : 'over'}>
          {t.domainStateName(row.domainState)}
        </Tag>{' '}
        {noteOf(row, t)}
      </>
    ),
  },
  { id: 'value', header: t.recordValue, oneLine: true, cell: ({ recordValue }) => recordValue },
];

interface Props {
  provider: ProviderData;
  mayManage: boolean;
}

/** Mail domains of a provider with the records that prove them. */
export function DomainSection({ provider: { providerNo, proofList }, mayManage }: Props) {
  const t = useTexts(identityTexts);
  const errors = useTexts(errorTexts);
  const host = useHost();
  const intent = useIntent(verifyIdentityDomain);
  const [said, say] = useState('');
  const [asked, ask] = useState('');
  const columns = useMemo(() => columnsOf(t), [t]);
  async function verify(domain: string): Promise<void> {
    if (intent.isSending) return;
    ask(domain);
    say('');
    const sent = await intent.send({ providerNo, domain });
    if (sent.kind === 'done') return say(`${domain}：${sent.result.problem || t.verified}`);
    host.report(sent.error);
    say(`${domain}：${errors.of(sent.error)}`);
  }
  async function copy(text: string): Promise<void> {
    say((await copyText(text)) ? t.copied : t.notCopied);
  }
  const actions = ({ domain, recordValue }: IdentityDomain) => (
    <>
      <Button
        size="small"
        variant="text"
        aria-label={`${t.copy} ${domain}`}
        onClick={() => void copy(recordValue)}
      >
        {t.copy}
      </Button>
      <Button
        size="small"
        variant="text"
        aria-label={`${t.verify} ${domain}`}
        loading={intent.isSending && asked === domain}
        onClick={() => void verify(domain)}
      >
        {t.verify}
      </Button>
    </>
  );
  return (
    <Section title={t.domains}>
      <p>{t.domainsGuide}</p>
      <DataTable
        label={t.domainRecords}
        columns={columns}
        rows={proofList}
        rowKey={({ domain }) => domain}
        rowActions={mayManage ? actions : undefined}
        framed={false}
        empty={<EmptyState title={t.noDomains} />}
      />
      <p role="status">{said}</p>
    </Section>
  );
}
