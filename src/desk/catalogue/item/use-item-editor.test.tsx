import { act, useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "../../../../tests/support/render.tsx";
import * as drafts from "../../../data/local/drafts.ts";
import { EMPTY_FORMS } from "../../../domain/desk/catalogue/admin-forms.ts";
import { useWaitingToasts } from "../../../shared/ui/toast/toast.ts";
import * as loading from "./load-item.ts";
import type { LoadedItem } from "./load-item.ts";
import * as saving from "./save-item.ts";
import { type ItemEditor, useItemEditor } from "./use-item-editor.ts";

vi.mock("./load-item.ts", () => ({ loadItem: vi.fn() }));
vi.mock("./save-item.ts", () => ({ saveItem: vi.fn() }));
const server = vi.hoisted(() => ({ saved: [] as unknown[] }));
vi.mock("../../../data/remote/desk/ask-desk.ts", () => ({
  callDesk: async (verb: string, args: unknown) => {
    if (verb === "rpc/save_translations") server.saved.push(args);
    return { ok: true, value: {} };
  },
}));
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
let path = "";
function Probe() {
  const live = useItemEditor("destination", "d1");
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    editor = live;
    path = pathname;
  });
  return <form {...live.props} />;
}
const save = () => act(() => editor.submit());
const tries = () => vi.mocked(saving.saveItem).mock.calls;

beforeEach(async () => {
  vi.clearAllMocks();
  server.saved.length = 0;
  useWaitingToasts.setState({ toasts: [], closed: [] });
  vi.mocked(loading.loadItem).mockResolvedValue({ ok: true, item: loaded });
  vi.mocked(saving.saveItem).mockResolvedValue({ ok: true, made: false, revision: 6 });
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
    const chosen = { ...theirs, city: "Xiva" };
    await act(async () => editor.settle(chosen));
    expect(editor.conflict).toBeUndefined();
    expect(tries().at(-1)?.[0]).toMatchObject({ revision: 7, base: theirs, form: chosen });
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

  it("stays open after a save, which the next one follows", async () => {
    await save();
    expect(editor).toMatchObject({ dirty: false, busy: false, values: mine });
    await act(async () => editor.change({ city: "Xiva" }));
    await save();
    expect(tries().at(-1)?.[0]).toMatchObject({ revision: 6, base: mine, form: { ...mine, city: "Xiva" } });
  });

  it("is not sent again when only its translations have changed", async () => {
    await save();
    await act(async () => editor.translations.change({ ru: { name: { source: mine.name, text: "Хива" } } }));
    expect(editor.dirty).toBe(true);
    await save();
    expect(tries()).toHaveLength(1);
    expect(server.saved).toMatchObject([{ entity: "destination", entity_id: "d1", language: "ru" }]);
    expect(editor.dirty).toBe(false);
  });
});

it("stores the translations of a new item after the item, and opens its own address", async () => {
  vi.mocked(loading.loadItem).mockResolvedValue({ ok: true, item: { ...loaded, id: "new-1", revision: null } });
  vi.mocked(saving.saveItem).mockImplementation(async () => {
    expect(server.saved).toEqual([]);
    return { ok: true, made: true, revision: 1 };
  });
  await render(<Probe key="new" />);
  const texts = { name: { source: khiva.name, text: "Хива" } };
  await act(async () => editor.translations.change({ ru: texts, uz: { name: { ...texts.name, text: "Xiva" } } }));
  await save();
  expect(server.saved).toMatchObject([
    { entity_id: "new-1", language: "ru", texts },
    { entity_id: "new-1", language: "uz" },
  ]);
  expect(path).toBe("/admin/destinations/new-1");
});
