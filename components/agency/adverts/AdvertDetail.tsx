import { queryAgencyAdvert } from '../../../src/contract/agency/platform/adverts';
import { useCall } from '../../../src/element/data/use-call';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { History } from '../decision/History';
import { AdvertPreview } from './AdvertPreview';
import { stateTag } from './columns';
import { advertDeskTexts } from './texts';

interface Props {
  advertNo: number;
  group: string;
  onBack(): void;
}

/** An advert with its look and its changes. */
export function AdvertDetail({ advertNo, group, onBack }: Props) {
  const t = useTexts(advertDeskTexts);
  const found = useCall(queryAgencyAdvert, { advertNo });
  const advert = found.data?.advert;
  return (
    <DetailPane
      noun={t.noun}
      title={group}
      row={String(advertNo)}
      found={found}
      isRefused={isRefused(found.error)}
      onBack={onBack}
      head={advert && stateTag(advert.advertState, t)}
    >
      {advert && (
        <Section title={t.facts}>
          <Facts>
            <Fact name={t.space}>{t.spaceNameOf(advert.advertSpaceNo)}</Fact>
            <Fact name={t.enterprise}>{advert.entName || t.allEnterprises}</Fact>
            <Fact name={t.label}>{advert.label || t.none}</Fact>
            <Fact name={t.period}>{t.periodOf(advert.beginEffectTime, advert.endEffectTime)}</Fact>
            <Fact name={t.priority}>{String(advert.advertPriority)}</Fact>
            <Fact name={t.count}>{String(advert.advertCount)}</Fact>
            <Fact name={t.link} wraps>
              {advert.linkUrl || t.none}
            </Fact>
          </Facts>
        </Section>
      )}
      {advert && (
        <Section title={t.preview}>
          <AdvertPreview {...advert} parts={advert.textParts} />
        </Section>
      )}
      {found.data && <History entries={found.data.historyList} />}
    </DetailPane>
  );
}
