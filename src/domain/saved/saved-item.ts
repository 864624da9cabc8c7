import { coverOf, type ItemPicture } from "../catalogue/pictures.ts";
import type { Destination, ItemKind, Tour, TourPackage } from "../catalogue/types.ts";

export type SavedKind = ItemKind | "trip";
export type SavedTarget = { kind: SavedKind; id: string };

export const savedKey = ({ kind, id }: SavedTarget): string => `${kind}:${id}`;

/** The saved page opens from these rows after the catalog drops them. */
export type SavedRows = { destinations: Destination[]; tours: Tour[]; packages: TourPackage[] };

export type SavedFile = { url: string; bytes: number | null };

export type SavedItem = SavedTarget & {
  key: string;
  title: string;
  image_url: string;
  revision: number;
  rows: SavedRows;
  files: SavedFile[];
  saved_at: string | null;
};

export const savedRows = ({ rows: { destinations, tours, packages } }: SavedItem) => [
  ...tours,
  ...packages,
  ...destinations,
];

export const savedCover = (item: SavedItem): ItemPicture =>
  coverOf(savedRows(item).find((row) => row.image_url === item.image_url) ?? item);

export type SavedCheck = { state: "ready" | "partial"; done: number; total: number; bytes: number };
