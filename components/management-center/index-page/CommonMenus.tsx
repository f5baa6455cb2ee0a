import { useState } from 'react';
import { queryMenu } from '../../../src/contract/management-center/menu';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Section } from '../../../src/ui/layout/Section';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { CenterProps } from '../declaration';
import { PortalLink } from '../PortalLink';
import { CommonMenuDialog } from './CommonMenuDialog';
import { indexTexts } from './texts';

/** The user's shortcuts to pages. */
export function CommonMenus({ host }: Pick<CenterProps, 'host'>) {
  const t = useTexts(indexTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(queryMenu, {}, { live: true });
  const [isEdited, setEdited] = useState(false);
  return (
    <Section title={t.common}>
      {!data && !error && <SkeletonRows rows={2} label={t.loadingCommon} />}
      {!data && error && (
        <ErrorState
          message={t.commonFailed(errors.of(error))}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.commonMenuList.length === 0 && <p>{t.noCommon}</p>}
      {data && data.commonMenuList.length > 0 && (
        <ol aria-label={t.common}>
          {data.commonMenuList.map(({ keyID, menuName, menuURL }) => (
            <li key={keyID}>
              <PortalLink path={menuURL}>{menuName}</PortalLink>
            </li>
          ))}
        </ol>
      )}
      {data && (
        <Toolbar>
          <Button aria-haspopup="dialog" onClick={() => setEdited(true)}>
            {t.edit}
          </Button>
        </Toolbar>
      )}
      {data && isEdited && <CommonMenuDialog host={host} from={data} onClose={() => setEdited(false)} />}
    </Section>
  );
}
