import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../button/Button';
import listPageCss from '../../table/list/list-page.css?inline';
import { useSheet } from '../../tokens/root';

interface Props {
  /** The words of the way back. */
  back: string;
  onBack(): void;
  children: ReactNode;
}

/** Something else in the place of what was shown, with the way back. */
export function InPlace({ back, onBack, children }: Props) {
  useSheet(listPageCss);
  const button = useRef<HTMLButtonElement>(null);
  // a new screen begins at its top, for whoever cannot see it change
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className="tp-in-place">
      <div>
        <Button ref={button} variant="text" icon={<ArrowLeft />} onClick={onBack}>
          {back}
        </Button>
      </div>
      {children}
    </div>
  );
}
