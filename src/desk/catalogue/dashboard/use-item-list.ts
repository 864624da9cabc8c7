import { useLiveQuery } from "dexie-react-hooks";
import { useCallback, useEffect, useState } from "react";
import { updateItem, deleteItem, listItems } from "../../../data/remote/desk/catalogue-items.ts";
import type { AdminRow, AdminRowOf } from "../../../domain/desk/catalogue/admin-rows.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { syncCatalogue } from "../../../data/sync/catalogue/catalogue.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import { LIST, LIST_NOT_LOADED, SUCCESS } from "#texts/desk-catalogue.ts";
import { mirrorPage } from "./mirror-rows.ts";
import { failureText } from "../../../text/desk.ts";

export const PAGE_SIZE = 10;

export function useItemList<Kind extends ItemKind>(kind: Kind) {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState("");
  const [archived, setArchived] = useState(false);
  const firstRow = (page - 1) * PAGE_SIZE;
  const lastRow = firstRow + PAGE_SIZE - 1;
  const deskRead = useDeskRead({
    key: JSON.stringify([kind, search, archived, page]),
    ask: () => listItems(kind, { search, archived, from: firstRow, to: lastRow }),
  });
  const offline = deskRead.failure?.code === "unreachable";
  const copy = useLiveQuery(
    async () => (offline && !archived ? mirrorPage(kind, { search, from: firstRow, to: lastRow }) : undefined),
    [kind, offline, archived, search, firstRow, lastRow],
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
  const update = async (row: AdminRow, fields: { featured: boolean } | { archived: boolean }) => {
    const answer = await updateItem(kind, row.id, row.revision, fields);
    if (!answer.ok) toast({ title: LIST.notUpdated, message: failureText(answer), tone: "error" });
    else if (answer.value === "changed") {
      toast({ title: LIST.notUpdated, message: LIST.changedMeanwhile, tone: "error" });
    } else toast({ title: SUCCESS, message: LIST.updated, tone: "success" });
    await refreshAfterChange();
  };
  const removeItem = async (row: AdminRowOf[Kind]) => {
    const answer = await deleteItem(kind, row.id);
    if (!answer.ok) toast({ title: LIST.notDeleted, message: failureText(answer), tone: "error" });
    else if (answer.value === "archived") {
      toast({ title: SUCCESS, message: LIST.archived[kind], tone: "success" });
    } else toast({ title: SUCCESS, message: LIST.deleted[kind], tone: "success" });
    await refreshAfterChange();
  };

  return {
    read: deskRead,
    offline,
    value: offline ? copy : deskRead.value,
    page,
    setPage,
    search,
    archived,
    find: useCallback((text: string) => {
      setSearch(text);
      setPage(1);
    }, []),
    showArchived: (shown: boolean) => {
      setArchived(shown);
      setPage(1);
    },
    update,
    remove: removeItem,
  };
}
