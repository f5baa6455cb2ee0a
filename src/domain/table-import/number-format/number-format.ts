import { generalText } from './decimal';
import { sectionsOf, type FormatSection } from './sections';
import { showDate } from './show-date';
import { showDecimal } from './show-decimal';

/** Texts of values as Excel shows them in one format. */
export interface NumberFormat {
  /** Returns '' where the format hides the number; undefined where Excel's text is unknown. */
  showNumber(value: number): string | undefined;
  showText(text: string): string;
}

/** Parses a format of a workbook. `is1904`: its days are counted from 1904. */
export function numberFormat(code: string, { is1904 = false } = {}): NumberFormat {
  if (/^General$/i.test(code) || code === '' || code === '@') return PLAIN;
  const sections = sectionsOf(code);
  return {
    showNumber: (value) => {
      const shown = formatNumber(value, sections, is1904)?.trim();
      // A format may show a dash in the place of zero.
      return value === 0 && shown !== undefined && !/\d/.test(shown) ? '0' : shown;
    },
    showText: (text) => formatText(text, sections),
  };
}

const PLAIN: NumberFormat = { showNumber: generalText, showText: (text) => text };

function formatNumber(
  value: number,
  sections: readonly FormatSection[],
  is1904: boolean,
): string | undefined {
  const { section, isNegative } = sectionFor(value, sections);
  if (section === undefined || section.isUnknown) return undefined;
  const { parts, inNumerals } = section;
  if (parts.length === 0) return sections.length === 1 ? generalText(value) : '';
  if (parts.some(({ is }) => is === 'date' || is === 'elapsed')) {
    return showDate(value, parts, { is1904, inNumerals });
  }
  if (inNumerals) return undefined;
  const shown = showDecimal(value, parts);
  return shown !== undefined && isNegative && /[1-9]/.test(shown) ? `-${shown}` : shown;
}

/** Returns the section for a number; `isNegative`: its sign is shown, because it has no section of its own. */
function sectionFor(
  value: number,
  sections: readonly FormatSection[],
): { section: FormatSection | undefined; isNegative: boolean } {
  const numeric = sections.slice(0, 3).filter((section, at) => at === 0 || !isForText(section));
  if (numeric.some(({ condition }) => condition !== undefined)) {
    const section =
      numeric.find(({ condition }) => condition?.(value) === true) ??
      numeric.find(({ condition }) => condition === undefined);
    return { section, isNegative: value < 0 };
  }
  const [positive, negative, zero] = numeric;
  if (value === 0) return { section: zero ?? positive, isNegative: false };
  if (value < 0 && negative !== undefined) return { section: negative, isNegative: false };
  return { section: positive, isNegative: value < 0 };
}

const isForText = ({ parts }: FormatSection): boolean => parts.some(({ is }) => is === 'content');

function formatText(text: string, sections: readonly FormatSection[]): string {
  const section = sections[3] ?? sections.find(isForText);
  if (section === undefined) return text;
  return section.parts
    .map((part) => (part.is === 'content' ? text : part.is === 'text' ? part.text : ''))
    .join('');
}
