import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../button/Button';
import listPageCss from '../../table/list/list-page.css?inline';
import { useSheet } from '../../tokens/root';

interface Props {
  /** Text of the back button. */
  back: string;
  onBack(): void;
  children: ReactNode;
}

/** Content that replaces the previous view, with a back button. */
export function InPlace({ back, onBack, children }: Props) {
  useSheet(listPageCss);
  const button = useRef<HTMLButtonElement>(null);
  // moves the focus to the top, so that screen readers notice the new view
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
