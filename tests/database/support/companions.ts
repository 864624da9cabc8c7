import { randomUUID } from "node:crypto";
import { call, type Database, type Row } from "./database.ts";
import * as f from "./fixtures.ts";

export type Link = { id: string; token: string; position: number; label: string };

export const aLink = (position = 2, label = "Bek"): Link => ({
  id: randomUUID(),
  token: f.newToken(),
  position,
  label,
});

export const share = (db: Database, booking: f.Held, link: Link, more: Row = {}): Promise<f.Answer> =>
  f.ask(db, f.anon, "share_trip", {
    share: {
      id: booking.id,
      token: booking.token,
      companion_id: link.id,
      position: link.position,
      label: link.label,
      companion_token: link.token,
      ...more,
    },
  });

export const revoke = (db: Database, { id, token }: f.Held, link: Pick<Link, "id">): Promise<f.Answer> =>
  f.ask(db, f.anon, "revoke_companion", { link: { id, token, companion_id: link.id } });

export const companionTrip = async (db: Database, { id, token }: Pick<Link, "id" | "token">): Promise<Row | null> =>
  (await call(db, f.anon, "companion_trip", { companion_id: id, token })) as Row | null;

export const BEK = {
  name: "Bek Olimov",
  birth_year: 1990,
  nationality: "Uzbek",
  passport: "AB 1234567",
  diet: "vegan",
  note: "Lower berth",
};

export const saveDetails = (db: Database, { id, token }: Pick<Link, "id" | "token">, more: Row = {}) =>
  f.ask(db, f.anon, "save_companion_details", { details: { id, token, saved_at: Date.now(), ...BEK, ...more } });
