import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { EMPTY_FORMS, itemFormOf, itemSchemas } from "../../../domain/desk/catalogue/admin-forms.ts";
import type { AdminRow } from "../../../domain/desk/catalogue/admin-rows.ts";
import { refusedResult } from "../../../domain/result.ts";
import type { LoadedItem } from "./load-item.ts";
import { saveItem } from "./save-item.ts";

vi.mock("../../../data/remote/desk/ask-desk.ts", () => ({ callDesk: vi.fn() }));

const stored: Extract<AdminRow, { kind: "destination" }> = {
  ...EMPTY_FORMS.destination,
  kind: "destination",
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
const base = itemFormOf(stored);
const draft: LoadedItem = {
  kind: "destination",
  id: "d1",
  revision: 5,
  base,
  form: { ...base, name: "Khiva at night" },
  restored: false,
  offline: false,
};
const save = (edited: LoadedItem) => saveItem(edited, v.parse(itemSchemas.destination, edited.form));
const now = (row: AdminRow | null) =>
  vi.mocked(callDesk).mockResolvedValue(refusedResult({ code: "changed", now: row }));

beforeEach(() => {
  vi.mocked(callDesk).mockReset();
});

describe("a save of an item that another admin changed", () => {
  it("sends the revision it began from, and nothing else", async () => {
    vi.mocked(callDesk).mockResolvedValue({ ok: true, value: { ok: true, item: stored } });
    expect(await save(draft)).toEqual({ ok: true, made: false, revision: 7 });
    expect(callDesk).toHaveBeenCalledExactlyOnceWith("rpc/admin_save_item", {
      item_type: "destination",
      item_id: "d1",
      fields: expect.objectContaining({ name: "Khiva at night", latitude: null }),
      seen: 5,
    });
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
    const typed = { ...draft, form: { ...base, name: "  Khiva at night " } };
    expect(await save(typed)).toEqual({ ok: true, made: false, revision: 7 });
    expect(await save({ ...typed, revision: null })).toEqual({ ok: true, made: true, revision: 7 });
  });

  it.each([[null], [{ ...stored, archived: true }]])("reports that the item was deleted: %j", async (row) => {
    now(row);
    expect(await save(draft)).toEqual({ ok: false, code: "gone" });
  });
});
