import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { IconButton } from '../../button/IconButton';
import { pageNumbers } from './page-numbers';
import paginationCss from './pagination.css?inline';
import { useSheet } from '../../tokens/root';
import { Select } from '../../field/combobox/Select';
import { TextInput } from '../../field/text/TextInput';
import { useTexts } from '../../texts/use-texts';
import { pagesTexts } from '../pages/texts';
import { isComposition } from '../../field/text/composition';

export interface PaginationProps {
  /** Page number from 1. */
  page: number;
  pageSize: number;
  total: number;
  onChange(page: number): void;
  pageSizes?: readonly number[];
  /** Called with a new page size; the owner stores it and usually returns to page 1. */
  onPageSizeChange?: (pageSize: number) => void;
}

const PAGE_SIZES = [10, 20, 50, 100];

/** Pagination of a list: total, page numbers, page size, and a jump to any page. */
export function Pagination({
  page,
  pageSize,
  total,
  onChange,
  pageSizes = PAGE_SIZES,
  onPageSizeChange,
}: PaginationProps) {
  useSheet(paginationCss);
  const t = useTexts(pagesTexts);
  const last = Math.max(1, Math.ceil(total / pageSize));
  // `aria-disabled` instead of `disabled`, so that the button keeps the focus on the last page
  const turn = (to: number) =>
    to < 1 || to > last ? { 'aria-disabled': true } : { onClick: () => onChange(to) };
  return (
    <nav aria-label={t.pages} className="tp-pagination">
      <span className="tp-pagination-total">{t.total(total)}</span>
      <div className="tp-pages">
        <IconButton label={t.previous} icon={<ChevronLeft />} {...turn(page - 1)} />
        <span className="tp-page-place">
          {page} / {last}
        </span>
        {pageNumbers(page, last).map((number) =>
          typeof number === 'string' ? (
            <span key={number} className="tp-page gap" aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={number}
              type="button"
              className="tp-page"
              aria-label={t.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onChange(number)}
            >
              {number}
            </button>
          ),
        )}
        <IconButton label={t.next} icon={<ChevronRight />} {...turn(page + 1)} />
      </div>
      {onPageSizeChange && (
        <Select
          aria-label={t.size}
          className="tp-page-size"
          value={pageSize}
          onChange={onPageSizeChange}
          options={pageSizes.map((size) => ({ value: size, label: t.perPage(size) }))}
        />
      )}
      {last > 7 && <Jump last={last} onChange={onChange} />}
    </nav>
  );
}

function Jump({ last, onChange }: { last: number; onChange(page: number): void }) {
  const t = useTexts(pagesTexts);
  const [text, setText] = useState('');
  function jump(): void {
    const page = Number(text);
    setText('');
    if (Number.isInteger(page) && page > 0) onChange(Math.min(page, last));
  }
  return (
    <span className="tp-page-jump">
      {t.jumpTo}
      <TextInput
        aria-label={t.jump}
        inputMode="numeric"
        value={text}
        onChange={(typed) => setText(typed.normalize('NFKC').replace(/\D/g, ''))}
        onBlur={() => text !== '' && jump()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposition(event)) return;
          event.preventDefault();
          jump();
        }}
      />
      {t.jumpUnit}
    </span>
  );
}
