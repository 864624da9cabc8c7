import { act, useLayoutEffect } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "../../../../tests/support/render.tsx";
import { EMPTY_FORMS } from "../../../domain/desk/catalogue/admin-forms.ts";
import * as drafts from "../../../data/local/drafts.ts";
import { useWaitingToasts } from "../../../shared/ui/toast/toast.ts";
import * as loading from "./load-item.ts";
import type { LoadedItem } from "./load-item.ts";
import * as saving from "./save-item.ts";
import { type ItemEditor, useItemEditor } from "./use-item-editor.ts";

vi.mock("./load-item.ts", () => ({ loadItem: vi.fn() }));
vi.mock("./save-item.ts", () => ({ saveItem: vi.fn() }));
vi.mock("../../../data/sync/catalogue/catalogue.ts", () => ({ syncCatalogue: vi.fn() }));
vi.mock("../../../data/local/drafts.ts", async (actual) => ({
  ...(await actual<typeof drafts>()),
  saveDraft: vi.fn(async () => null),
  removeDraft: vi.fn(async () => undefined),
}));

const khiva = { ...EMPTY_FORMS.destination, name: "Khiva", city: "Khiva", description: "Walls" };
const loaded: LoadedItem = {
  kind: "destination",
  id: "d1",
  revision: 5,
  base: khiva,
  form: khiva,
  restored: false,
  offline: false,
};
const theirs = { ...khiva, name: "Khiva by day" };
const mine = { ...khiva, name: "Khiva at night" };
const clash = { field: "name", theirs: theirs.name, mine: mine.name };
const conflict = { merged: mine, changed: [clash], clashes: [clash], theirs, revision: 7 };

let editor: ItemEditor;
function Probe() {
  const live = useItemEditor("destination", "d1");
  useLayoutEffect(() => {
    editor = live;
  });
  return <form {...live.props} />;
}
const save = () => act(() => editor.submit());
const tries = () => vi.mocked(saving.saveItem).mock.calls;

beforeEach(async () => {
  vi.clearAllMocks();
  useWaitingToasts.setState({ toasts: [], closed: [] });
  vi.mocked(loading.loadItem).mockResolvedValue({ ok: true, item: loaded });
  vi.mocked(saving.saveItem).mockResolvedValue({ ok: true, made: false });
  await render(<Probe />);
  await act(async () => editor.change({ name: mine.name }));
});

describe("an item being edited", () => {
  it("is stored as it is typed, with the revision it began from", () => {
    const { restored: _, offline: __, ...begun } = loaded;
    expect(drafts.saveDraft).toHaveBeenLastCalledWith(
      "item:destination:d1",
      { ...begun, form: mine },
      expect.any(Function),
    );
    expect(editor.dirty).toBe(true);
  });

  it("is not sent while a field is wrong", async () => {
    await act(async () => editor.change({ city: " " }));
    await save();
    expect(editor.errors).toEqual({ city: "City is required" });
    expect(useWaitingToasts.getState().toasts).toMatchObject([
      { title: "Failed to save destination", message: "City is required" },
    ]);
    expect(tries()).toEqual([]);
  });

  it("asks when another admin saved first, and saves the chosen fields over theirs", async () => {
    vi.mocked(saving.saveItem).mockResolvedValueOnce({ ok: false, code: "conflict", conflict });
    await save();
    expect(editor.conflict).toEqual(conflict);
    await act(async () => editor.settle(theirs));
    expect(editor.conflict).toBeUndefined();
    expect(tries().at(-1)?.[0]).toMatchObject({ revision: 7, base: theirs, form: theirs });
  });

  it("waits for a connection, says so, and then saves automatically", async () => {
    vi.mocked(saving.saveItem).mockResolvedValueOnce({ ok: false, code: "unreachable", reason: "unanswered" });
    await save();
    expect(editor.waiting).toMatch(/^Not saved yet/);
    await act(async () => window.dispatchEvent(new Event("online")));
    expect(tries()).toHaveLength(2);
    expect(useWaitingToasts.getState().toasts).toMatchObject([{ message: "Destination saved successfully" }]);
    expect(drafts.removeDraft).toHaveBeenCalledTimes(1);
  });

  it("keeps what was typed when the item was deleted meanwhile", async () => {
    vi.mocked(saving.saveItem).mockResolvedValueOnce({ ok: false, code: "gone" });
    await save();
    expect(editor.values).toMatchObject({ name: mine.name });
    expect(drafts.removeDraft).not.toHaveBeenCalled();
  });
});
