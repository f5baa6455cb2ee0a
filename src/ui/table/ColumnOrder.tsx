import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useLayoutEffect, useRef } from 'react';
import { Checkbox } from '../field/Checkbox';
import { IconButton } from '../button/IconButton';
import type { Column } from './table-model';
import { useTexts } from '../texts/use-texts';
import { tableTexts } from './texts';

interface ColumnOrderProps<Row> {
  columns: readonly Column<Row>[];
  hidden: readonly string[];
  onChange(hidden: string[]): void;
  onOrderChange(order: string[]): void;
}

/** The columns in their order, each with whether it shows and buttons that move it. */
export function ColumnOrder<Row>({ columns, hidden, onChange, onOrderChange }: ColumnOrderProps<Row>) {
  const t = useTexts(tableTexts);
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ id: string; step: 1 | -1 } | undefined>(undefined);
  const ids = columns.map(({ id }) => id);

  // a row that changes places loses the focus; at the end of its way the other button takes it
  useLayoutEffect(() => {
    const { current } = moved;
    moved.current = undefined;
    const index = current ? ids.indexOf(current.id) : -1;
    const buttons = list.current?.children[index]?.querySelectorAll('button');
    const [up, down] = buttons ?? [];
    const wanted = current?.step === 1 ? [down, up] : [up, down];
    wanted.find((button) => button && !button.disabled)?.focus();
  });

  const move = (id: string, step: 1 | -1) => {
    const at = ids.indexOf(id);
    const order = ids.toSpliced(at, 1).toSpliced(at + step, 0, id);
    moved.current = { id, step };
    onOrderChange(order);
  };
  const toggle = (id: string, shown: boolean) =>
    onChange(ids.filter((other) => (other === id ? !shown : hidden.includes(other))));

  return (
    <ul ref={list} className="tp-column-order" aria-label={t.shown}>
      {columns.map(({ id, header }, index) => (
        <li key={id}>
          <Checkbox
            checked={!hidden.includes(id)}
            disabled={index === 0}
            onChange={(shown) => toggle(id, shown)}
          >
            {header}
          </Checkbox>
          {index > 0 && (
            <>
              <IconButton
                size="small"
                label={t.up(header)}
                icon={<ArrowUp />}
                disabled={index === 1}
                onClick={() => move(id, -1)}
              />
              <IconButton
                size="small"
                label={t.down(header)}
                icon={<ArrowDown />}
                disabled={index === columns.length - 1}
                onClick={() => move(id, 1)}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
