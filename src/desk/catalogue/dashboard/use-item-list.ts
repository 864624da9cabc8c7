import { useLiveQuery } from "dexie-react-hooks";
import { useEffect } from "react";
import { LIST, LIST_NOT_LOADED, SUCCESS } from "#texts/desk-catalogue.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { syncCatalogue } from "../../../data/sync/catalogue/catalogue.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import type { AdminRow } from "../../../domain/desk/catalogue/admin-rows.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { failureText } from "../../../text/desk.ts";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import { mirrorPage } from "./mirror-rows.ts";

export const PAGE_SIZE = 10;

export type ListLook = { search: string; archived: boolean; pages: Partial<Record<ItemKind, number>> };

export function useItemList(kind: ItemKind, { search, archived, pages }: ListLook) {
  const page = pages[kind] ?? 1;
  const skip = (page - 1) * PAGE_SIZE;
  const deskRead = useDeskRead({
    key: JSON.stringify([kind, search, archived, page]),
    ask: () => callDesk("rpc/admin_items", { item_type: kind, archived, search, skip, how_many: PAGE_SIZE }),
  });
  const offline = deskRead.failure?.code === "unreachable";
  const copy = useLiveQuery(
    async () => (offline && !archived ? mirrorPage(kind, { search, skip, how_many: PAGE_SIZE }) : undefined),
    [kind, offline, archived, search, skip],
  );

  const { failure } = deskRead;
  useEffect(() => {
    // The list itself shows that the server is unreachable, so a toast would repeat it.
    if (failure && failure.code !== "unreachable") {
      toast({ title: LIST_NOT_LOADED[kind], message: failureText(failure), tone: "error" });
    }
  }, [failure, kind]);

  const refreshAfterChange = async () => {
    await deskRead.refresh();
    void syncCatalogue();
  };
  const update = async ({ id, revision }: AdminRow, fields: { featured: boolean } | { archived: boolean }) => {
    const answer = await callDesk("rpc/admin_save_item", { item_type: kind, item_id: id, fields, seen: revision });
    if (answer.ok) toast({ title: SUCCESS, message: LIST.updated, tone: "success" });
    else toast({ title: LIST.notUpdated, message: failureText(answer), tone: "error" });
    await refreshAfterChange();
  };
  const removeItem = async ({ id }: AdminRow) => {
    const answer = await callDesk("rpc/admin_remove_item", { item_type: kind, item_id: id });
    if (answer.ok) {
      const done = answer.value.archived ? LIST.archived : LIST.deleted;
      toast({ title: SUCCESS, message: done[kind], tone: "success" });
    } else toast({ title: LIST.notDeleted, message: failureText(answer), tone: "error" });
    await refreshAfterChange();
  };

  return {
    kind,
    read: deskRead,
    offline,
    value: offline ? copy : deskRead.value,
    page,
    update,
    remove: removeItem,
  };
}

export type ItemListState = ReturnType<typeof useItemList>;
