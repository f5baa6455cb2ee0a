import Check from 'lucide-react/icons/check';
import { useSheet } from '../../tokens/root';
import stepsCss from './steps.css?inline';
import { useTexts } from '../../texts/use-texts';
import { layoutTexts } from '../texts';

export interface StepsProps {
  /** Name of the process, e.g. 预订流程. */
  label: string;
  steps: readonly string[];
  /** Index of the current step; `steps.length` when all are done. */
  current: number;
  /** Returns to a completed step. */
  onSelect?: ((index: number) => void) | undefined;
}

/** Steps of a process with the current one marked. */
export function Steps({ label, steps, current, onSelect }: StepsProps) {
  useSheet(stepsCss);
  const t = useTexts(layoutTexts);
  return (
    <ol aria-label={label} className="tp-steps">
      {steps.map((step, index) => {
        const done = index < current;
        const content = (
          <>
            <span className="tp-step-mark" aria-hidden="true">
              {done ? <Check /> : index + 1}
            </span>
            <span className="tp-step-text">{step}</span>
            {done && <span className="tp-visually-hidden">{t.done}</span>}
          </>
        );
        return (
          <li
            key={step}
            className={done ? 'done' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {done && onSelect ? (
              <button type="button" onClick={() => onSelect(index)}>
                {content}
              </button>
            ) : (
              content
            )}
          </li>
        );
      })}
    </ol>
  );
}
