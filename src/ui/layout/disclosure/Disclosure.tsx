import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState, type ReactNode } from 'react';
import disclosureCss from './disclosure.css?inline';
import { useSheet } from '../../tokens/root';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Initial state; the component owns it afterwards. */
  defaultOpen?: boolean;
}

/** Content that expands in place below its summary. */
export function Disclosure({ summary, children, defaultOpen = false }: DisclosureProps) {
  useSheet(disclosureCss);
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  return (
    <div className="tp-disclosure">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <ChevronRight />
        <span>{summary}</span>
      </button>
      {open && (
        <div id={id} className="tp-disclosure-content">
          {children}
        </div>
      )}
    </div>
  );
}
