import { createContext } from 'react';
import type { Sheet } from '../../domain/sheet/sheet';

interface Saved {
  /** The table's place on the page. */
  place: Element;
  sheetOf(): Sheet;
}

/** Tables of a page that can be saved together, each as a sheet of one workbook. */
export class SavedTables {
  private readonly tables = new Set<Saved>();

  /** Returns a function that takes the table out again. */
  add(saved: Saved): () => void {
    this.tables.add(saved);
    return () => this.tables.delete(saved);
  }

  /** Returns the tables as they are shown, from the top of the page. */
  sheets(): Sheet[] {
    return [...this.tables]
      .sort((a, b) => {
        const isBefore = a.place.compareDocumentPosition(b.place) & Node.DOCUMENT_POSITION_FOLLOWING;
        return isBefore === 0 ? 1 : -1;
      })
      .map(({ sheetOf }) => sheetOf());
  }
}

/** The tables of the page around a menu; undefined where they are not saved together. */
export const SavedPage = createContext<SavedTables | undefined>(undefined);
