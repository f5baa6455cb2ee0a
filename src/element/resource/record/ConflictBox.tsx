import { Button } from '../../../ui/button/Button';
import { ProblemBox } from '../../../ui/feedback/ProblemBox';
import { Toolbar } from '../../../ui/layout/Toolbar';
import { useTexts } from '../../../ui/texts/use-texts';
import { useSheet } from '../../../ui/tokens/root';
import conflictCss from './conflict.css?inline';
import { fieldText, type AnyPage } from '../page-options';
import { resourceTexts } from '../texts';
import { usePageLabels } from '../use-page-labels';

interface Props {
  page: Pick<AnyPage, 'form' | 'fields' | 'catalogue'>;
  mine: Record<string, unknown>;
  /** As somebody else has saved it. */
  latest: Record<string, unknown>;
  /** In the place of the usual words. */
  said?: string;
  takeText?: string;
  onKeep(): void;
  onTake(): void;
}

/** Somebody else has saved the row meanwhile: both versions, field by field, and the choice between them. */
export function ConflictBox({ page, mine, latest, said, takeText, onKeep, onTake }: Props) {
  useSheet(conflictCss);
  const t = useTexts(resourceTexts);
  const words = usePageLabels(page);
  const differing = (page.form ?? []).filter(
    (field) => JSON.stringify(mine[field]) !== JSON.stringify(latest[field]),
  );
  const say = (field: string, value: unknown) => fieldText(page, field, value, words) || t.none;
  return (
    <ProblemBox>
      <p>{said ?? t.conflict}</p>
      {differing.length > 0 && (
        <table className="tp-conflict">
          <thead>
            <tr>
              <th scope="col">{t.field}</th>
              <th scope="col">{t.mine}</th>
              <th scope="col">{t.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((field) => (
              <tr key={field}>
                <th scope="row">{words.label(field)}</th>
                <td>{say(field, mine[field])}</td>
                <td>{say(field, latest[field])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Toolbar>
        <Button size="small" onClick={(event) => choose(event.currentTarget, onKeep)}>
          {t.keepMine}
        </Button>
        <Button size="small" onClick={(event) => choose(event.currentTarget, onTake)}>
          {takeText ?? t.takeTheirs}
        </Button>
      </Toolbar>
    </ProblemBox>
  );
}

/** Runs the action and moves the focus to the first field, because the pressed button disappears. */
function choose(button: HTMLElement, act: () => void): void {
  button.closest('form')?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  act();
}
