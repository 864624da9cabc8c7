import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { EMPTY_FORMS, itemFormOf, itemSchemas } from "../../../domain/desk/catalogue/admin-forms.ts";
import type { AdminDestination } from "../../../domain/desk/catalogue/admin-rows.ts";
import type { ItemDraft } from "../../../data/drafts/draft-keys.ts";
import * as items from "../../../data/remote/desk/catalogue-items.ts";
import { saveItem } from "./save-item.ts";

vi.mock("../../../data/remote/desk/catalogue-items.ts", () => ({
  insertItem: vi.fn(),
  readItem: vi.fn(),
  updateItem: vi.fn(),
}));

const stored: AdminDestination = {
  ...EMPTY_FORMS.destination,
  id: "d1",
  name: "Khiva",
  city: "Khiva",
  description: "Walls",
  latitude: null,
  longitude: null,
  revision: 7,
  archived: false,
  draft: false,
  publish_at: null,
};
const base = itemFormOf("destination", stored);
const draft = { id: "d1", revision: 5, base, form: { ...base, name: "Khiva at night" } };
const save = (edited: ItemDraft<"destination">) =>
  saveItem("destination", edited, v.parse(itemSchemas.destination, edited.form));
const now = (row: AdminDestination | null) => vi.mocked(items.readItem).mockResolvedValue({ ok: true, value: row });

beforeEach(() => {
  vi.mocked(items.updateItem).mockReset().mockResolvedValue({ ok: true, value: "changed" });
  vi.mocked(items.insertItem).mockReset().mockResolvedValue({ ok: true, value: "exists" });
});

describe("a save of an item that another admin changed", () => {
  it("sends the revision it began from, and nothing else", async () => {
    vi.mocked(items.updateItem).mockResolvedValue({ ok: true, value: stored });
    expect(await save(draft)).toEqual({ ok: true, made: false, revision: 7 });
    expect(items.updateItem).toHaveBeenCalledWith("destination", "d1", 5, expect.objectContaining({ latitude: null }));
  });

  it("returns what the other admin changed and the revision to save over", async () => {
    now({ ...stored, name: "Khiva by day", city: "Xiva" });
    expect(await save(draft)).toMatchObject({
      code: "conflict",
      conflict: {
        revision: 7,
        clashes: [{ field: "name", theirs: "Khiva by day", mine: "Khiva at night" }],
        merged: { name: "Khiva at night", city: "Xiva" },
      },
    });
  });

  it("succeeds without a question when an earlier try with a lost answer was its own", async () => {
    now({ ...stored, name: "Khiva at night" });
    const typed = { ...draft, form: { ...draft.form, name: "  Khiva at night " } };
    expect(await save(typed)).toEqual({ ok: true, made: false, revision: 7 });
    expect(await save({ ...typed, revision: null })).toEqual({ ok: true, made: true, revision: 7 });
  });

  it.each([[null], [{ ...stored, archived: true }]])("reports that the item was deleted: %j", async (row) => {
    now(row);
    expect(await save(draft)).toEqual({ ok: false, code: "gone" });
  });
});
