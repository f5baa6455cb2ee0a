import { addDays, shanghaiDate } from '../../src/domain/shanghai-time';
import type { FirstPaint } from '../../src/element/first-paint';
import { weekdayOf } from '../../src/ui/date-text';
import baseCss from '../../src/ui/base.css?inline';
import buttonCss from '../../src/ui/button.css?inline';
import comboboxCss from '../../src/ui/combobox.css?inline';
import dateFieldCss from '../../src/ui/date-field.css?inline';
import fieldCss from '../../src/ui/field.css?inline';
import inputCss from '../../src/ui/input.css?inline';
import segmentedCss from '../../src/ui/segmented.css?inline';
import tokensCss from '../../src/ui/tokens.css?inline';
import tooltipCss from '../../src/ui/tooltip.css?inline';
import markup from './first-paint.json';
import css from './flight-booking.css?inline';

const tomorrow = () => addDays(shanghaiDate(new Date()), 1);

/** The search form as the view draws it (generated), shown before React is there. */
const firstPaint: FirstPaint = {
  markup: markup as FirstPaint['markup'],
  styles: [
    tokensCss,
    baseCss,
    css,
    buttonCss,
    comboboxCss,
    dateFieldCss,
    fieldCss,
    inputCss,
    segmentedCss,
    tooltipCss,
  ],
  values: () => ({ date: tomorrow() }),
  texts: () => ({ 'tp-date-hint': weekdayOf(tomorrow()) }),
};
export default firstPaint;
