import type PDFDocument from 'pdfkit';
import type { TextPlace } from '../../server/pdf/text';

/** Points; as wide as A4 but lower, as 数电票 are. */
export const PAGE = { width: 595, height: 397 };
export const LEFT = 24;
export const RIGHT = PAGE.width - LEFT;
export const FRAME = '#8b2500';
export const LABEL = '#8b2500';

export type Draw = (content: string, place: TextPlace) => void;
export type Sheet = typeof PDFDocument.prototype;
