import { CardAirline, type PersonalInfo } from '../../../src/contract/personal-info/personal-info';
import { Button } from '../../../src/ui/button/Button';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Personal } from '../personal';
import { personalTexts } from '../texts';
import { Card } from './Card';
import { EntryActions } from './EntryActions';
import { WholeNumber } from './WholeNumber';

interface Props {
  personal: Personal;
  info: PersonalInfo;
}

/** Travel preferences: cards of airlines, seat and meal, and the emergency contact. */
export function TravelPreferences({ personal, info }: Props) {
  return (
    <>
      <Cards personal={personal} info={info} />
      <Wishes personal={personal} info={info} />
      <Emergency personal={personal} info={info} />
    </>
  );
}

function Cards({ personal, info }: Props) {
  const t = useTexts(personalTexts);
  return (
    <Card
      title={t.cards}
      action={
        info.cards.length < CardAirline.options.length && (
          <Button size="small" onClick={() => personal.ask({ kind: 'card', airline: undefined })}>
            {t.addCard}
          </Button>
        )
      }
    >
      {info.cards.length === 0 ? (
        <p className="pi-hint">{t.noCard}</p>
      ) : (
        <ul className="pi-list">
          {info.cards.map(({ airline, cardNo }) => {
            const name = t.airline(airline);
            return (
              <li key={airline}>
                <h3>{name}</h3>
                <WholeNumber
                  personal={personal}
                  of={{ of: 'card', airline }}
                  name={name}
                  masked={cardNo}
                  canReveal={!info.isPartners}
                />
                <EntryActions
                  name={name}
                  onEdit={() => personal.ask({ kind: 'card', airline })}
                  onRemove={() => personal.ask({ kind: 'removeCard', airline })}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

function Wishes({ personal, info }: Props) {
  const t = useTexts(personalTexts);
  return (
    <Card
      title={t.wishes}
      hint={t.wishesHint}
      action={
        <Button size="small" aria-label={t.editOf(t.wishes)} onClick={() => personal.ask({ kind: 'wishes' })}>
          {t.edit}
        </Button>
      }
    >
      <Facts>
        <Fact name={t.seat}>{t.seatName(info.seat)}</Fact>
        <Fact name={t.meal}>{t.mealName(info.meal)}</Fact>
      </Facts>
    </Card>
  );
}

function Emergency({ personal, info: { emergency, isPartners } }: Props) {
  const t = useTexts(personalTexts);
  return (
    <Card
      title={t.emergency}
      action={
        <>
          <Button
            size="small"
            aria-label={emergency ? t.editOf(t.emergency) : t.addEmergency}
            onClick={() => personal.ask({ kind: 'emergency' })}
          >
            {emergency ? t.edit : t.add}
          </Button>
          {emergency && (
            <Button
              size="small"
              variant="text"
              aria-label={t.removeOf(t.emergency)}
              onClick={() => personal.ask({ kind: 'removeEmergency' })}
            >
              {t.remove}
            </Button>
          )}
        </>
      }
    >
      {emergency === null ? (
        <p className="pi-hint">{t.noEmergency}</p>
      ) : (
        <Facts>
          <Fact name={t.contactName}>{emergency.name}</Fact>
          <Fact name={t.relation}>{t.relationName(emergency.relation)}</Fact>
          <Fact name={t.phone}>
            <WholeNumber
              personal={personal}
              of={{ of: 'emergency' }}
              name={t.emergency}
              masked={emergency.phone}
              canReveal={!isPartners}
            />
          </Fact>
        </Facts>
      )}
    </Card>
  );
}
