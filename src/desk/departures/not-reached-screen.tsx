import { NOT_REACHED } from "#texts/desk.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { AdminPage } from "../shared/admin-page.tsx";
import { cachedQuery } from "../shared/desk-query.ts";
import { DeskState } from "../shared/desk-state.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { NotReachedList } from "./not-reached-list.tsx";
import { ASK_AGAIN_MS } from "./not-reached-panel.tsx";

export function NotReachedScreen() {
  const deskRead = useDeskRead(cachedQuery("rpc/admin_not_reached", {}), ASK_AGAIN_MS);
  const rows = deskRead.value;
  return (
    <AdminPage route="adminNotReached" lead={rows?.length ? NOT_REACHED.leadAll : undefined}>
      <DeskState reads={[deskRead]} />
      {rows?.length === 0 ? <EmptyState title={NOT_REACHED.empty.title}>{NOT_REACHED.empty.text}</EmptyState> : null}
      {rows?.length ? (
        <div className="surface">
          <NotReachedList rows={rows} namesDeparture />
        </div>
      ) : null}
    </AdminPage>
  );
}
