import "fake-indexeddb/auto";
import { beforeEach, expect, it } from "vitest";
import { draftKey } from "../drafts/draft-keys.ts";
import { db } from "./db.ts";
import { formDraft } from "./drafts.ts";

const key = draftKey.message("contact_message");
beforeEach(() => db.drafts.clear());

it("returns to a tab what another tab typed when it replaces it, and not its own text", async () => {
  const [one, other] = [formDraft(key), formDraft(key)];
  await Promise.all([one.load(), other.load()]);
  expect(await one.save({ message: "Hi" })).toBeNull();
  expect(await one.save({ message: "Hi there" })).toBeNull();
  expect(await other.save({ message: "B" })).toEqual({ message: "Hi there" });
  expect(await one.save({ message: "Hi there!" })).toEqual({ message: "B" });
});

it("leaves the text of another tab when this tab sends its own", async () => {
  const [one, other] = [formDraft(key), formDraft(key)];
  await one.save({ message: "A" });
  await other.load();
  await other.save({ message: "A, longer" });
  await one.remove();
  expect(await formDraft(key).load()).toEqual({ message: "A, longer" });
  await other.remove();
  expect(await formDraft(key).load()).toBeNull();
});
