import type { PersonalInfo } from '../../../src/contract/personal-info/personal-info';
import { Button } from '../../../src/ui/button/Button';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Personal } from '../personal';
import { personalTexts } from '../texts';
import { Avatar } from './Avatar';
import { Card } from './Card';

interface Props {
  personal: Personal;
  info: PersonalInfo;
}

/** Names and contact data of the user. */
export function Identity({ personal, info }: Props) {
  const t = useTexts(personalTexts);
  const told = (text: string) => (text === '' ? t.notTold : text);
  return (
    <Card
      title={t.identity}
      hint={t.identityHint(info.managed.entName)}
      action={
        <Button size="small" onClick={() => personal.ask({ kind: 'identity' })}>
          {t.edit}
        </Button>
      }
    >
      <Avatar personal={personal} info={info} />
      <Facts>
        <Fact name={t.staffName}>{info.staffName}</Fact>
        <Fact name={t.latinName}>{told(info.latinName)}</Fact>
        <Fact name={t.sex}>{info.sexTem === null ? t.notTold : t.sexName(info.sexTem)}</Fact>
        <Fact name={t.birthDay}>{told(info.birthDay)}</Fact>
        <Fact name={t.phone}>
          <span className="pi-reach">
            <span>{info.telephone}</span>
            <Button
              variant="text"
              size="small"
              aria-label={t.changePhone}
              onClick={() => personal.showSafety('changePhone')}
            >
              {t.inSafety}
            </Button>
          </span>
        </Fact>
        <Fact name={t.email}>
          <span className="pi-reach">
            <span>{told(info.email)}</span>
            <Button
              variant="text"
              size="small"
              aria-label={t.changeEmail}
              onClick={() => personal.showSafety('emailVerification')}
            >
              {t.inSafety}
            </Button>
          </span>
        </Fact>
      </Facts>
    </Card>
  );
}
