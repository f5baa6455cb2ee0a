import Check from 'lucide-react/icons/check';
import { useSheet } from '../../tokens/root';
import stepsCss from './steps.css?inline';
import { useTexts } from '../../texts/use-texts';
import { layoutTexts } from '../texts';

export interface StepsProps {
  /** Name of the process, e.g. 预订流程. */
  label: string;
  steps: readonly string[];
  /** Index of the step under way; `steps.length` when all are done. */
  current: number;
  /** Goes back to a step already done. */
  onSelect?: ((index: number) => void) | undefined;
}

/** The steps of a process and where one is in it. */
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
