import type { PersonalInfo } from '../../../src/contract/personal-info/personal-info';
import type { TravelDocument } from '../../../src/contract/travellers/travellers';
import { validityOf, type Validity } from '../../../src/domain/personal-info/validity';
import { Button } from '../../../src/ui/button/Button';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { addable } from '../forms/card-types';
import type { Personal } from '../personal';
import { personalTexts } from '../texts';
import { Card } from './Card';
import { EntryActions } from './EntryActions';
import { WholeNumber } from './WholeNumber';

interface Props {
  personal: Personal;
  info: PersonalInfo;
}

const TONES: Readonly<Record<Validity, Tone>> = {
  good: 'within',
  soon: 'over',
  over: 'blocked',
  none: 'neutral',
};

/** Travel documents of the user, as the booking offers them. */
export function Documents({ personal, info }: Props) {
  const t = useTexts(personalTexts);
  return (
    <Card
      title={t.documents}
      hint={t.documentsHint}
      action={
        addable(info.documents).length > 0 && (
          <Button size="small" onClick={() => personal.ask({ kind: 'document', cardType: undefined })}>
            {t.addDocument}
          </Button>
        )
      }
    >
      {info.documents.length === 0 ? (
        <p className="pi-warn" role="note">
          {t.noDocument}
        </p>
      ) : (
        <ul className="pi-list">
          {info.documents.map((document) => (
            <Document
              key={document.cardType}
              personal={personal}
              document={document}
              ownName={info.staffName}
              canReveal={!info.isPartners}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Document({
  personal,
  document: { cardType, cardNo, holderName, validUntil },
  ownName,
  canReveal,
}: {
  personal: Personal;
  document: TravelDocument;
  ownName: string;
  canReveal: boolean;
}) {
  const t = useTexts(personalTexts);
  const name = t.card(cardType);
  const validity = validityOf(validUntil, personal.today);
  return (
    <li>
      <div>
        <h3>
          {name} {validity !== 'none' && <Tag tone={TONES[validity]}>{t.validity(validity)}</Tag>}
        </h3>
        <p className="pi-hint">
          {[holderName || ownName, validUntil === '' ? t.noEnd : t.until(validUntil)].join(' · ')}
        </p>
      </div>
      <WholeNumber
        personal={personal}
        of={{ of: 'document', cardType }}
        name={name}
        masked={cardNo}
        canReveal={canReveal}
      />
      <EntryActions
        name={name}
        onEdit={() => personal.ask({ kind: 'document', cardType })}
        onRemove={() => personal.ask({ kind: 'removeDocument', cardType })}
      />
    </li>
  );
}
