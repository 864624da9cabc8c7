import { coverOf, type ItemPicture } from "../catalogue/pictures.ts";
import type { Destination, ItemKind, Tour, TourPackage } from "../catalogue/types.ts";

export type SavedKind = ItemKind | "trip";
export type SavedTarget = { kind: SavedKind; id: string };

export const savedKey = ({ kind, id }: SavedTarget): string => `${kind}:${id}`;

/** Every row that the saved page shows: it opens with these when the catalogue has dropped them. */
export type SavedRows = { destinations: Destination[]; tours: Tour[]; packages: TourPackage[] };

/** A picture that belongs to a saved item; bytes are null until it was stored whole. */
export type SavedFile = { url: string; bytes: number | null };

export type SavedItem = SavedTarget & {
  key: string;
  title: string;
  image_url: string;
  /** Revision of the catalogue's row, or of the trip's item, that was copied. */
  revision: number;
  rows: SavedRows;
  files: SavedFile[];
  /** How old the text is, once every part was read back; null while something is missing. */
  saved_at: string | null;
};

/** Its first picture, cut as its row says. */
export const savedCover = ({ image_url, rows: { destinations, tours, packages } }: SavedItem): ItemPicture =>
  coverOf([...tours, ...packages, ...destinations].find((row) => row.image_url === image_url) ?? { image_url });

/** What reading everything back has shown. Nothing else may be called 'Ready offline'. */
export type SavedCheck = { state: "ready" | "partial"; done: number; total: number; bytes: number };
