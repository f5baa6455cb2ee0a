import { useState } from 'react';
import { instantText } from '../../../src/domain/shanghai-time';
import { Button } from '../../../src/ui/button/Button';
import { Tag } from '../../../src/ui/feedback/Tag';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { OwnDraft } from './own-drafts';
import { unfinishedTexts } from './texts';

interface Props {
  drafts: readonly OwnDraft[];
  onGoOn(draft: OwnDraft): void;
  onRemove(draft: OwnDraft): void;
}

/** Drafts of changes and refunds that are not submitted. */
export function Drafts({ drafts, onGoOn, onRemove }: Props) {
  const t = useTexts(unfinishedTexts);
  const [asking, setAsking] = useState<OwnDraft>();
  return (
    <section className="or-card" part="drafts">
      <h3>{t.drafts}</h3>
      <p className="or-note">{t.draftsHint}</p>
      <ol className="oa-lines">
        {drafts.map((own) => {
          const { kind, draft } = own;
          const name = `${t.kind(kind)} ${draft.orderNo}`;
          return (
            <li key={`${kind}-${draft.orderNo}`}>
              <p className="oa-line">
                <Tag tone="accent">{t.kind(kind)}</Tag>
                <strong>{t.order(draft.orderNo)}</strong>
                <time className="or-faint" dateTime={draft.keptAt}>
                  {t.keptAt(instantText(draft.keptAt))}
                </time>
              </p>
              <div className="oa-facts">
                <Facts own={own} />
              </div>
              <p className="oa-actions">
                <Button
                  variant="primary"
                  size="small"
                  aria-label={`${t.goOn} ${name}`}
                  onClick={() => onGoOn(own)}
                >
                  {t.goOn}
                </Button>
                {draft.open === undefined && (
                  <Button
                    variant="text"
                    size="small"
                    aria-label={`${t.remove} ${name}`}
                    onClick={() => setAsking(own)}
                  >
                    {t.remove}
                  </Button>
                )}
              </p>
            </li>
          );
        })}
      </ol>
      {asking && (
        <MessageBox
          title={t.remove}
          confirmText={t.removeYes}
          cancelText={t.removeNo}
          danger
          onConfirm={() => {
            onRemove(asking);
            setAsking(undefined);
          }}
          onCancel={() => setAsking(undefined)}
        >
          {t.removeHint}
        </MessageBox>
      )}
    </section>
  );
}

/** Summary of a draft. A draft that was sent without a response cannot be removed before its outcome is known. */
function Facts({ own: { kind, draft } }: { own: OwnDraft }) {
  const t = useTexts(unfinishedTexts);
  if (draft.open !== undefined) return <span>{t.uncertain}</span>;
  if (kind === 'refund') return <span>{t.tickets(draft.places.length)}</span>;
  return (
    <>
      <span>{t.passengers(draft.passengerNos.length)}</span>
      {draft.flights.length > 0 && (
        <span>
          {t.flights(
            draft.flights.map(
              ({ voyage, takeOffTime }) => `${voyage.flightNo} ${takeOffTime.replace('T', ' ')}`,
            ),
          )}
        </span>
      )}
    </>
  );
}
